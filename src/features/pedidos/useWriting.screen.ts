import { useRef, useState } from 'react';
import type { Attached } from '../../backoffice/form/AttachFiles.tsx';
import { readDraft } from '../../backoffice/form/drafts.ts';
import { useDraft } from '../../backoffice/form/useDraft.ts';
import type { FormValues } from '../../backoffice/form/useFormState.ts';

/** What staff are writing about a request. Like the answer to a message, its draft stays in this browser only. */
export function useWriting(_id: string) {
  const name = `pedido:${_id}`;
  const [savedDraft] = useState(() => readDraft(name));
  const draft = useDraft(name, savedDraft);
  const { anexos = [], ...initial } = savedDraft?.values ?? {};
  const [files, setFiles] = useState(anexos as Attached[]);
  // The values at this moment: an upload may end between two renders.
  const latest = useRef<FormValues & { anexos: Attached[] }>({ ...initial, anexos: files });
  return {
    initial,
    files,
    latest,
    change(typed: FormValues): void {
      latest.current = { ...latest.current, ...typed };
      const { texto = '', anexos: attached } = latest.current;
      setFiles(attached);
      if (String(texto).trim() === '' && attached.length === 0) void draft.drop();
      else draft.keep({ values: latest.current, base: '' });
    },
  };
}
