import { useEffect, useState } from 'react';
import { download, readPicture } from '../../backoffice/client.ts';
import { BusyButton } from '../../backoffice/parts/BusyButton.tsx';
import { notifyDone, notifyFailed } from '../../backoffice/parts/notices.tsx';
import { addressOf } from '../../calls/address.ts';
import { reasonOf } from '../../calls/ask.ts';
import styles from './BookingNext.module.css';

const proofAddress = (_id: string) =>
  addressOf('/api/inscricoes/:_id/comprovativo', { params: { _id } });

/** The button that opens a proof of payment. */
export function ProofButton({ id }: { id: string }) {
  async function open() {
    const refused = await download(proofAddress(id));
    if (refused) notifyFailed('Não foi possível abrir o comprovativo', reasonOf(refused));
    else notifyDone('O comprovativo está nas transferências deste navegador.');
  }
  return (
    <BusyButton variant="default" onPress={open}>
      Ver comprovativo
    </BusyButton>
  );
}

/** A proof that is a picture, to be compared with what is owed; a PDF is opened by its button. */
export function ProofPicture({ id }: { id: string }) {
  const [source, setSource] = useState('');
  useEffect(() => {
    let isCurrent = true;
    void readPicture(proofAddress(id)).then((picture) => {
      if (isCurrent) setSource(picture);
    });
    return () => {
      isCurrent = false;
    };
  }, [id]);
  return source === '' ? null : (
    <img className={styles.proof} src={source} alt="Comprovativo de pagamento" />
  );
}
