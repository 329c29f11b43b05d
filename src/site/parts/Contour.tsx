import styles from './Contour.module.css';

type Props = {
  /** Across the page, or behind other content. */
  place?: 'rule' | 'behind';
  className?: string | undefined;
};

/** Contour lines as on a hiking map, for decoration. Takes the colour of the text around it. */
export function Contour({ place, className }: Props) {
  const lines = [0, 1, 2, 3, 4];
  return (
    <svg
      className={`${styles.lines} ${place ? `unprinted ${styles[place]}` : ''} ${className ?? ''}`}
      viewBox="0 0 1440 120"
      height="120"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {lines.map((line) => (
        <path
          key={line}
          d={`M0 ${24 + line * 17}C180 ${-14 + line * 20} 300 ${66 + line * 9} 480 ${40 + line * 13}S760 ${4 + line * 22} 930 ${34 + line * 15}s300 ${30 - line * 4} 510 ${-14 + line * 3}`}
        />
      ))}
    </svg>
  );
}
