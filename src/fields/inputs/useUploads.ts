import { useRef, useState } from 'react';
import { UploadError, type Uploaded, useServices } from '../view.ts';
import { notSent, sendWanted, type Wanted } from './wantedFile.ts';

/** A file being uploaded: its progress from 0 to 1, and the path of the file it replaces, if any. */
export type Sending = { key: number; name: string; fraction: number; replaces: string };

/** A file whose upload failed, and why. */
export type Unsent = { key: number; file: File; reason: string; replaces: string };

type Options = {
  wanted: Wanted;
  onSent(uploaded: Uploaded, file: File, replaces: string): void;
  onSending: ((arrival: Promise<boolean>) => void) | undefined;
};

/** Uploads files one after the other, in the given order, and keeps those that failed. */
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
    /** Uploads files; `replaces` is the path of the file to replace. */
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
    /** Lists a file as failed without uploading it. */
    refuse(file: File, reason: string) {
      const key = ++lastKey.current;
      setUnsent((all) => [...all, { key, file, reason, replaces: '' }]);
    },
    /** Removes one failed file from the list, or all of them. */
    forget(key?: number) {
      setUnsent((all) => (key === undefined ? [] : all.filter((each) => each.key !== key)));
    },
  };
}
