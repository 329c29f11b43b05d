import { type ReactNode, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { BusyButton } from './BusyButton.tsx';
import styles from './PrintButton.module.css';

/** Prints a sheet that is never on the screen, and nothing else. */
export function PrintButton({ label, children }: { label: string; children: ReactNode }) {
  const [isOnPaper, putOnPaper] = useState(false);
  async function print() {
    // The sheet must be drawn before `print` is called, or the paper is blank.
    flushSync(() => putOnPaper(true));
    window.addEventListener('afterprint', () => putOnPaper(false), { once: true });
    window.print();
  }
  return (
    <>
      <BusyButton variant="default" onPress={print}>
        {label}
      </BusyButton>
      {isOnPaper &&
        createPortal(
          <section id="folha" className={styles.sheet}>
            {children}
          </section>,
          document.body,
        )}
    </>
  );
}
