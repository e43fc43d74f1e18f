import { useEffect, useRef, useState } from 'react';
import { lastDeal } from '../../../engine/game.ts';
import { spoken } from '../../../lessons/lesson.ts';
import { tipsOf } from '../../../lessons/tips/index.ts';
import type { Tip } from '../../../lessons/tips/tip.ts';
import type { Hints } from '../../match/hints.ts';
import type { Scene } from '../../match/scene.ts';
import type { Session } from '../../match/session.ts';
import type { AnyPosition } from '../../table.ts';

/** The ids of tips that the player has had, and where they are saved. */
export interface Tips {
  readonly told: readonly string[];
  onTold(tip: string): void;
}

interface Turn {
  readonly tips?: Tips | undefined;
  readonly session: Session;
  readonly scene: Scene;
  readonly position: AnyPosition;
  readonly hints: Hints;
}

/** The present and the last tip of a match. */
export interface Given {
  readonly now: string | null;
  readonly latest: string | null;
}

/**
 * Gives a tip in a turn in which one helps, at most one a deal, each only once. It appears after the first key of the turn, when the player has read
 * the task. It stays until the turn is over or a hint is asked for: a hint knows the cards, a tip only the rule of thumb, so the two may differ.
 * `keyedDecision`: the decision in which a key was last pressed.
 */
export function useTip({ tips, session, scene, position, hints }: Turn, keyedDecision: number | null): Given {
  const [found, setFound] = useState<{ readonly tip: Tip; readonly decision: number } | null>(null);
  const [latest, setLatest] = useState<string | null>(null);
  const tipped = useRef<number | null>(null);
  const { decision, mode } = scene;
  const deal = lastDeal(scene.status);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn is looked at once, when it begins
  useEffect(() => {
    const { view, mover } = position;
    const { game } = session.entry;
    if (!tips || mode.kind !== 'turn' || mode.early || mover === null || tipped.current === deal) return;
    const tip = tipsOf(game.id).find(
      ({ id, when }) => !tips.told.includes(id) && when(view, mover, () => game.moves(view, mover)),
    );
    if (tip) setFound({ tip, decision });
  }, [decision, mode.kind]);
  const isHinted = hints.isThinking || hints.judgement !== null;
  const isTime = keyedDecision === decision && mode.kind === 'turn' && !isHinted;
  const tip = isTime && found?.decision === decision ? found.tip : null;
  const line = tip && spoken(tip.say, position.speaker.card);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each tip is kept once, when it is given
  useEffect(() => {
    if (tip === null) return;
    tipped.current = deal;
    setLatest(line);
    tips?.onTold(tip.id);
  }, [tip]);
  return { now: line, latest };
}
