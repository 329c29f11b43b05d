import { useContext, useRef, useState } from 'react';
import type { Fotos } from '../photo.ts';
import { ServicesContext, UploadError, useServices } from '../view.ts';

/** A photo on its way: how much of it has arrived, from 0 to 1. */
export type Sending = { key: number; name: string; fraction: number };

const failed = 'Não foi possível enviar a fotografia. Tente de novo.';

/** What is known of the photos of the records around. */
export function useKnownPhotos() {
  const services = useContext(ServicesContext);
  return (path: string) => services?.fotos[path];
}

/** Whether an address is that of a photo kept by this site, which can be described. */
export function isUploaded(address: string): boolean {
  return address.startsWith('/f/');
}

/** Sends photos one after the other, in the order they were given, and keeps what is told of them. */
export function usePhotoUploads(
  onSent: (path: string) => void,
  onSending?: (arrival: Promise<boolean>) => void,
) {
  const { upload } = useServices();
  const known = useKnownPhotos();
  const [sent, setSent] = useState<Fotos>({});
  const [said, say] = useState('');
  const [sending, setSending] = useState<Sending[]>([]);
  const [refusals, setRefusals] = useState<string[]>([]);
  const queue = useRef(Promise.resolve(true));
  const lastKey = useRef(0);
  const latest = useRef(onSent);
  latest.current = onSent;

  async function sendOne(file: File, key: number): Promise<boolean> {
    let hasArrived = false;
    try {
      const { path, photo } = await upload(file, (fraction) =>
        setSending((all) => all.map((each) => (each.key === key ? { ...each, fraction } : each))),
      );
      if (photo) setSent((all) => ({ ...all, [path]: photo }));
      latest.current(path);
      say('Fotografia enviada');
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
    facts: (path: string) => sent[path] ?? known(path),
    /** Told to those who do not see the pictures change. */
    said,
    say,
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
