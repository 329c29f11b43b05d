import { useRef, useState } from 'react';
import { UploadError, type Uploaded, useServices } from '../view.ts';
import { notSent, sendWanted, type Wanted } from './wantedFile.ts';

/** A file on its way: how much of it has arrived, from 0 to 1, and the path of the file it replaces, if any. */
export type Sending = { key: number; name: string; fraction: number; replaces: string };

/** A file that did not arrive, and why. */
export type Unsent = { key: number; file: File; reason: string; replaces: string };

type Options = {
  wanted: Wanted;
  onSent(uploaded: Uploaded, file: File, replaces: string): void;
  onSending: ((arrival: Promise<boolean>) => void) | undefined;
};

/** Sends files one after the other, in the order they were given, and keeps those that did not arrive. */
export function useUploads({ wanted, onSent, onSending }: Options) {
  const { upload } = useServices();
  const [sending, setSending] = useState<Sending[]>([]);
  const [unsent, setUnsent] = useState<Unsent[]>([]);
  const queue = useRef(Promise.resolve(true));
  const lastKey = useRef(0);
  const latest = useRef(onSent);
  latest.current = onSent;

  async function sendOne(file: File, key: number, replaces: string): Promise<boolean> {
    let hasArrived = false;
    try {
      const uploaded = await sendWanted(wanted, upload, file, (fraction) =>
        setSending((all) => all.map((each) => (each.key === key ? { ...each, fraction } : each))),
      );
      latest.current(uploaded, file, replaces);
      hasArrived = true;
    } catch (error) {
      const reason = error instanceof UploadError ? error.message : notSent[wanted];
      setUnsent((all) => [...all, { key, file, reason, replaces }]);
    }
    setSending((all) => all.filter((each) => each.key !== key));
    return hasArrived;
  }

  return {
    sending,
    unsent,
    /** Sends files; `replaces` is the path of the one whose place they take. */
    send(files: readonly File[], replaces = '') {
      const started = files.map((file) => ({ file, key: ++lastKey.current }));
      setSending((all) => [
        ...all,
        ...started.map(({ file, key }) => ({ key, name: file.name, fraction: 0, replaces })),
      ]);
      for (const { file, key } of started) {
        queue.current = queue.current.then(() => sendOne(file, key, replaces));
        onSending?.(queue.current);
      }
    },
    /** A file that is not even sent. */
    refuse(file: File, reason: string) {
      const key = ++lastKey.current;
      setUnsent((all) => [...all, { key, file, reason, replaces: '' }]);
    },
    /** Speaks no more of one that did not arrive, or of any. */
    forget(key?: number) {
      setUnsent((all) => (key === undefined ? [] : all.filter((each) => each.key !== key)));
    },
  };
}
