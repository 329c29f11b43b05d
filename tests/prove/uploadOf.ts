/** One file as a form sends it: what `call` needs for its body and its headers. */
export function uploadOf(
  bytes: Buffer | string,
  { name = 'ficheiro.pdf', type = 'application/octet-stream', field = 'file' } = {},
): { body: Buffer; headers: Record<string, string> } {
  const boundary = `limite-${crypto.randomUUID()}`;
  const head = [
    `--${boundary}`,
    `Content-Disposition: form-data; name="${field}"; filename="${name}"`,
    `Content-Type: ${type}`,
    '',
    '',
  ].join('\r\n');
  return {
    body: Buffer.concat([
      Buffer.from(head),
      Buffer.from(bytes),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

/** A small PDF that is accepted and kept as it is, with these words on its pages. */
export function pdfSaying(...pages: string[]): Buffer {
  const kids = pages.map((_, index) => `${4 + 2 * index} 0 R`);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((words, index) => {
      const content = `BT /F1 12 Tf 20 100 Td (${words.replace(/[()\\]/g, '\\$&')}) Tj ET`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 200] /Contents ${5 + 2 * index} 0 R /Note (${words})
          /Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let pdf = '%PDF-1.4\n';
  const starts = objects.map((object, index) => {
    const start = pdf.length;
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(start).padStart(10, '0')} 00000 n \n`;
  });
  const table = pdf.length;
  pdf += `xref\n0 ${starts.length + 1}\n0000000000 65535 f \n${starts.join('')}`;
  pdf += `trailer\n<< /Size ${starts.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(pdf, 'latin1');
}
