import { useEffect, useRef, useState } from 'react';
import { lastDeal } from '../../../engine/game.ts';
import { spoken } from '../../../lessons/lesson.ts';
import { tipsOf } from '../../../lessons/tips/index.ts';
import type { Scene } from '../../match/scene.ts';
import type { Session } from '../../match/session.ts';
import type { AnyPosition } from '../../table.ts';

/** What a player has been told, by its ids, and where it is kept. */
export interface Tips {
  readonly told: readonly string[];
  onTold(tip: string): void;
}

interface Turn {
  readonly tips?: Tips | undefined;
  readonly session: Session;
  readonly scene: Scene;
  readonly position: AnyPosition;
}

/**
 * Gives a tip at the start of a turn at which one helps, at most one a deal and each only once. Answers the one that was given last.
 */
export function useTip({ tips, session, scene, position }: Turn, say: (line: string) => void): string | null {
  const [latest, setLatest] = useState<string | null>(null);
  const tipped = useRef<number | null>(null);
  const { decision, mode } = scene;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn is looked at once, when it begins
  useEffect(() => {
    const { view, mover, speaker } = position;
    const { game } = session.entry;
    const deal = lastDeal(scene.status);
    if (!tips || mode.kind !== 'turn' || mode.early || mover === null || tipped.current === deal) return;
    const tip = tipsOf(game.id).find(
      ({ id, when }) => !tips.told.includes(id) && when(view, mover, () => game.moves(view, mover)),
    );
    if (!tip) return;
    tipped.current = deal;
    const [line = ''] = spoken([tip.say], speaker.card);
    setLatest(line);
    say(line);
    tips.onTold(tip.id);
  }, [decision, mode.kind]);
  return latest;
}
