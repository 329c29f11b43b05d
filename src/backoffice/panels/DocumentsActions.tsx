import { BulkButton } from '../documentos/BulkScreen.tsx';
import { MissingButton } from '../emFalta/MissingButton.tsx';

/** What can be done with all documents besides adding one. */
export function DocumentsActions() {
  return (
    <>
      <MissingButton />
      <BulkButton />
    </>
  );
}
