import { translated } from '../../language/speaking.ts';
import type { Drawing, Empty } from '../../sections/face.ts';
import styles from './EmptyState.module.css';

/** The outlines of each drawing, and the part of it that is filled with a light colour. */
const drawings: Record<Drawing, { lines: string; light: string }> = {
  andaimes: {
    lines:
      'M62 98V44l20-18 20 18v54M76 98V78h12v20M76 54h12v10H76zM48 100V36M116 100V36M42 60h80M42 82h80M48 60l14 22M116 60l-14 22',
    light: 'M104 52h10v8h-10z',
  },
  nevoeiro: {
    lines:
      'm12 92 34-50 18 24 20-36 28 44 12-12 24 30M8 78h58M78 78h50M24 90h88M124 90h24M6 102h44M62 102h90',
    light: 'M108 30a10 10 0 1 0 20 0a10 10 0 1 0-20 0z',
  },
  calendario: {
    lines:
      'M42 30h76v70H42z M42 48h76M58 22v16M80 22v16M102 22v16M54 62h6M70 62h6M86 62h6M102 62h6M54 76h6M70 76h6M102 76h6M54 90h6M70 90h6',
    light: 'M82 76a7 7 0 1 0 14 0a7 7 0 1 0-14 0z',
  },
  jornal: {
    lines:
      'M34 32h82v68H42a8 8 0 0 1-8-8zM116 46h12v46a8 8 0 0 1-12 8M46 44h58M46 54h58M82 66h22M82 76h22M82 86h22',
    light: 'M46 66h26v20H46z',
  },
  mesa: {
    lines:
      'M48 64a32 32 0 1 0 64 0a32 32 0 1 0-64 0zM60 64a20 20 0 1 0 40 0a20 20 0 1 0-40 0zM28 34v20a7 7 0 0 0 14 0V34M35 34v64M126 98V34c-10 6-12 20-12 32h12',
    light: 'M70 66c2-9 14-11 20-6-4 9-14 11-20 6z',
  },
  casa: {
    lines: 'M40 100V60M120 100V60M28 66l52-40 52 40M30 100h100M104 44V28h10v24M88 100V78h16v22',
    light: 'M54 70h18v16H54zM63 70v16M54 78h18',
  },
  banca: {
    lines:
      'M34 42h92l8 18H26zM38 60v40M122 60v40M30 100h100M38 82h84M50 42l-4 18M68 42l-2 18M92 42l2 18M110 42l4 18M96 81l3-14h12l3 14',
    light: 'M55 74a7 7 0 1 0 14 0a7 7 0 1 0-14 0zM73 74a7 7 0 1 0 14 0a7 7 0 1 0-14 0z',
  },
  banco: {
    lines:
      'M36 76h88M40 64h80M40 52h80M46 52v48M114 52v48M30 100h100M58 52c0-8 6-12 12-12h8c-2-6 6-12 14-8',
    light: 'M113 28a9 9 0 1 0 18 0a9 9 0 1 0-18 0z',
  },
  quadro: {
    lines: 'M34 30h92v56H34zM50 86v16M110 86v16M48 42h26v32H48zM86 42h26v18H86zM54 54h14M54 62h14',
    light:
      'M57.5 42a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0zM95.5 42a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0z',
  },
  trilho: {
    lines: 'M80 100V34M80 40h36l10 9-10 9H80M80 64H46l-10 9 10 9h34M48 100h64',
    light: 'M74 26h12v8H74z',
  },
};

/** What is said where a list is empty, or only seems so because it cannot be read. */
export function emptyText(
  { text, unread = text }: Omit<Empty, 'drawing'>,
  isUnread = false,
): string {
  return translated(isUnread ? unread : text);
}

/** Shown where a list is empty: a small drawing and a friendly sentence. */
export function EmptyState({ drawing, isUnread, ...said }: Empty & { isUnread?: boolean }) {
  return (
    <div className={`row ${styles.empty}`}>
      <svg viewBox="0 0 160 116" width="160" height="116" aria-hidden="true" focusable="false">
        <path d={drawings[drawing].lines} />
        <path d={drawings[drawing].light} className={styles.light} />
      </svg>
      <p>{emptyText(said, isUnread)}</p>
    </div>
  );
}
