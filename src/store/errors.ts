/** Does something that may fail: an error is ignored. */
export function quietly(act: () => void): void {
  try {
    act();
  } catch {
    // The caller does without it.
  }
}

/** The disk's reason in a few words that fit into a sentence. The table's line for it has 27 columns. */
export function reasonOf(error: unknown): string {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return 'the disk is full';
    case 'EFBIG':
      return 'no larger file is allowed';
    case 'EACCES':
    case 'EPERM':
      return 'cardroom has no right to it';
    case 'EROFS':
      return 'the disk is read-only';
    case 'ENOENT':
      return 'it is not there any more';
    case 'ENOTDIR':
      return 'a file is in the way';
    case 'EEXIST':
      return 'a file of that name is there';
    case 'EISDIR':
      return 'a folder is in the way';
    case 'EMFILE':
    case 'ENFILE':
      return 'too many files are open';
    case 'ELOOP':
      return 'its link leads in a circle';
    case 'ENXIO':
      return 'it is no regular file';
    case 'EIO':
      return 'the disk fails';
    default:
      return (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');
  }
}
