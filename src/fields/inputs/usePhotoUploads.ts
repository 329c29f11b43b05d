import { useRef, useState } from 'react';
import { UploadError, type Uploaded, useServices } from '../view.ts';

/** A photo on its way: how much of it has arrived, from 0 to 1. */
export type Sending = { key: number; name: string; fraction: number };

const failed = 'Não foi possível enviar a fotografia. Tente de novo.';

/** Sends photos one after the other, in the order they were given. */
export function usePhotoUploads(
  onSent: (uploaded: Uploaded) => void,
  onSending?: (arrival: Promise<boolean>) => void,
) {
  const { upload } = useServices();
  const [sending, setSending] = useState<Sending[]>([]);
  const [refusals, setRefusals] = useState<string[]>([]);
  const queue = useRef(Promise.resolve(true));
  const lastKey = useRef(0);
  const latest = useRef(onSent);
  latest.current = onSent;

  async function sendOne(file: File, key: number): Promise<boolean> {
    let hasArrived = false;
    try {
      const uploaded = await upload(file, (fraction) =>
        setSending((all) => all.map((each) => (each.key === key ? { ...each, fraction } : each))),
      );
      latest.current(uploaded);
      hasArrived = true;
    } catch (error) {
      const reason = error instanceof UploadError ? error.message : failed;
      setRefusals((all) => [...all, `${file.name}: ${reason}`]);
    }
    setSending((all) => all.filter((each) => each.key !== key));
    return hasArrived;
  }

  return {
    sending,
    refusals,
    send(files: File[]) {
      setRefusals([]);
      const started = files.map((file) => ({ file, key: ++lastKey.current }));
      setSending((all) => [
        ...all,
        ...started.map(({ file, key }) => ({ key, name: file.name, fraction: 0 })),
      ]);
      for (const { file, key } of started) {
        queue.current = queue.current.then(() => sendOne(file, key));
        onSending?.(queue.current);
      }
    },
    refuse: (reason: string) => setRefusals([reason]),
  };
}
