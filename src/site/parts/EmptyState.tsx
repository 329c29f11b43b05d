import type { ReactNode } from 'react';
import type { Drawing, Empty } from '../../sections/face.ts';
import styles from './EmptyState.module.css';

const drawings: Record<Drawing, ReactNode> = {
  andaimes: (
    <>
      <path d="M62 98V44l20-18 20 18v54" />
      <path d="M76 98V78h12v20M76 54h12v10H76z" />
      <path d="M48 100V36M116 100V36M42 60h80M42 82h80M48 60l14 22M116 60l-14 22" />
      <path className={styles.warm} d="M104 52h10v8h-10z" />
    </>
  ),
  nevoeiro: (
    <>
      <circle className={styles.warm} cx="118" cy="30" r="10" />
      <path d="m12 92 34-50 18 24 20-36 28 44 12-12 24 30" />
      <path d="M8 78h58M78 78h50M24 90h88M124 90h24M6 102h44M62 102h90" />
    </>
  ),
  calendario: (
    <>
      <path d="M42 30h76v70H42z M42 48h76" />
      <path d="M58 22v16M80 22v16M102 22v16" />
      <path d="M54 62h6M70 62h6M86 62h6M102 62h6M54 76h6M70 76h6M102 76h6M54 90h6M70 90h6" />
      <circle className={styles.warm} cx="89" cy="76" r="7" />
    </>
  ),
  jornal: (
    <>
      <path d="M34 32h82v68H42a8 8 0 0 1-8-8z" />
      <path d="M116 46h12v46a8 8 0 0 1-12 8M46 44h58M46 54h58" />
      <path d="M82 66h22M82 76h22M82 86h22" />
      <path className={styles.warm} d="M46 66h26v20H46z" />
    </>
  ),
  mesa: (
    <>
      <circle cx="80" cy="64" r="32" />
      <circle cx="80" cy="64" r="20" />
      <path d="M28 34v20a7 7 0 0 0 14 0V34M35 34v64M126 98V34c-10 6-12 20-12 32h12" />
      <path className={styles.warm} d="M70 66c2-9 14-11 20-6-4 9-14 11-20 6z" />
    </>
  ),
  casa: (
    <>
      <path d="M40 100V60M120 100V60M28 66l52-40 52 40M30 100h100" />
      <path d="M104 44V28h10v24M88 100V78h16v22" />
      <path className={styles.warm} d="M54 70h18v16H54z" />
      <path d="M63 70v16M54 78h18" />
    </>
  ),
  banca: (
    <>
      <path d="M34 42h92l8 18H26zM38 60v40M122 60v40M30 100h100M38 82h84" />
      <path d="M50 42l-4 18M68 42l-2 18M92 42l2 18M110 42l4 18" />
      <circle className={styles.warm} cx="62" cy="74" r="7" />
      <circle className={styles.warm} cx="80" cy="74" r="7" />
      <path d="M96 81l3-14h12l3 14" />
    </>
  ),
  banco: (
    <>
      <path d="M36 76h88M40 64h80M40 52h80M46 52v48M114 52v48M30 100h100" />
      <path d="M58 52c0-8 6-12 12-12h8c-2-6 6-12 14-8" />
      <circle className={styles.warm} cx="122" cy="28" r="9" />
    </>
  ),
  quadro: (
    <>
      <path d="M34 30h92v56H34zM50 86v16M110 86v16" />
      <path d="M48 42h26v32H48zM86 42h26v18H86z" />
      <path d="M54 54h14M54 62h14" />
      <circle className={styles.warm} cx="61" cy="42" r="3.5" />
      <circle className={styles.warm} cx="99" cy="42" r="3.5" />
    </>
  ),
  trilho: (
    <>
      <path d="M80 100V34M80 40h36l10 9-10 9H80M80 64H46l-10 9 10 9h34" />
      <path d="M48 100h64" />
      <path className={styles.warm} d="M74 26h12v8H74z" />
    </>
  ),
};

/** What stands where a list has nothing to show: a small drawing and a friendly sentence. */
export function EmptyState({ text, drawing }: Empty) {
  return (
    <div className={`row ${styles.empty}`}>
      <svg viewBox="0 0 160 116" width="160" height="116" aria-hidden="true" focusable="false">
        {drawings[drawing]}
      </svg>
      <p>{text}</p>
    </div>
  );
}
