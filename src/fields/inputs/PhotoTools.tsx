import type { PhotoFacts } from '../photo.ts';
import { AltText } from './AltText.tsx';
import { PhotoCut } from './PhotoCut.tsx';
import { PhotoFocus } from './PhotoFocus.tsx';

type Props = {
  path: string;
  facts: PhotoFacts | undefined;
  /** Which photo it is, in the names of the buttons. */
  label: string;
  /** The label of its description. */
  described: string;
  disabled: boolean | undefined;
  onCut(path: string): void;
};

/** What can be said of an uploaded photo, and done to it. */
export function PhotoTools({ path, facts, label, described, disabled, onCut }: Props) {
  return (
    <>
      <AltText
        key={path}
        stored={facts?.alt ?? ''}
        label={described}
        path={path}
        disabled={disabled}
      />
      <PhotoFocus path={path} facts={facts} label={label} disabled={disabled} />
      <PhotoCut path={path} label={label} disabled={disabled} onCut={onCut} />
    </>
  );
}
