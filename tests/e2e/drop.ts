import type { JSHandle, Locator } from '@playwright/test';
import type { Sample } from './samples.ts';

/** A file in a DataTransfer, as a browser passes it on from a drop or a paste. */
function held(over: Locator, { name, mimeType, buffer }: Sample): Promise<JSHandle<DataTransfer>> {
  return over.page().evaluateHandle(
    (file) => {
      const bytes = Uint8Array.from(atob(file.bytes), (letter) => letter.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], file.name, { type: file.mimeType }));
      return data;
    },
    { name, mimeType, bytes: buffer.toString('base64') },
  );
}

/** Drops a file on the middle of an element, as a mouse would. */
export async function drop(over: Locator, file: Sample): Promise<void> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await over.boundingBox()) ?? {};
  const at = { clientX: x + width / 2, clientY: y + height / 2 };
  await over.dispatchEvent('drop', { dataTransfer: await held(over, file), ...at });
}

/** Pastes a file into an element. */
export async function paste(into: Locator, file: Sample): Promise<void> {
  await into.evaluate(
    (element, clipboardData) =>
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      ),
    await held(into, file),
  );
}
