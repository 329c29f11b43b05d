import { useState } from 'react';
import styles from './balcao.module.css';

/** Says whether a file is, byte for byte, the one that was issued. It stays on the visitor's device. */
export function CompareFile({ sha256 }: { sha256: string }) {
  const [said, setSaid] = useState('');

  async function compare(file: File | undefined) {
    if (!file) return;
    const hash = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
    const inHex = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0'));
    const isSame = inHex.join('') === sha256;
    setSaid(
      isSame
        ? `«${file.name}» é o ficheiro que a junta emitiu.`
        : `«${file.name}» não é o ficheiro que a junta emitiu: foi alterado, ou é outro.`,
    );
  }

  return (
    <div className={styles.own}>
      <label className={`button ${styles.upload}`}>
        Comparar com o meu ficheiro
        <input
          type="file"
          className="visually-hidden"
          accept="application/pdf"
          onChange={({ target }) => void compare(target.files?.[0])}
        />
      </label>
      <p className="soft">O ficheiro não sai do seu dispositivo.</p>
      <p role="status">{said}</p>
    </div>
  );
}
