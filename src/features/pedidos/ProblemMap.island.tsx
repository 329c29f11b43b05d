import { type Pin, PinsMap } from '../../fields/inputs/PinsMap.tsx';

/** Where the problems on a page are. */
export function ProblemMap(props: { label: string; pins: Pin[] }) {
  return <PinsMap {...props} />;
}
