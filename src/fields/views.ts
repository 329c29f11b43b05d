import { emailView, linkView, phoneView } from './address.view.tsx';
import { attachmentsView } from './attachments.view.tsx';
import { choiceView, fixedView } from './choice.view.tsx';
import { choicesView } from './choices.view.tsx';
import { dateView, instantView } from './date.view.tsx';
import type { Field } from './field.ts';
import { fileView } from './file.view.tsx';
import { flagView } from './flag.view.tsx';
import { gravityView } from './gravity.view.tsx';
import { horarioView } from './horario.view.tsx';
import { identifierView } from './identifier.view.tsx';
import { listView } from './list.view.tsx';
import { lugarView } from './lugar.view.tsx';
import { momentView } from './moment.view.tsx';
import { coordinateView, countView, priceView } from './number.view.tsx';
import { passwordView } from './password.view.tsx';
import { perguntasView } from './perguntas.view.tsx';
import { photoView } from './photo.view.tsx';
import { photosView } from './photos.view.tsx';
import { porDiaView } from './porDia.view.tsx';
import { richTextView } from './richText.view.tsx';
import { textView } from './text.view.tsx';
import { timeView } from './time.view.tsx';
import { traduzidoDeView } from './traduzidoDe.view.ts';
import type { View } from './view.ts';

const views = {
  attachments: attachmentsView,
  choice: choiceView,
  choices: choicesView,
  contorno: textView,
  coordinate: coordinateView,
  count: countView,
  date: dateView,
  email: emailView,
  file: fileView,
  fixed: fixedView,
  flag: flagView,
  gravity: gravityView,
  horario: horarioView,
  identifier: identifierView,
  instant: instantView,
  link: linkView,
  list: listView,
  lugar: lugarView,
  moment: momentView,
  password: passwordView,
  perguntas: perguntasView,
  phone: phoneView,
  photo: photoView,
  photos: photosView,
  porDia: porDiaView,
  price: priceView,
  richText: richTextView,
  text: textView,
  time: timeView,
  traduzidoDe: traduzidoDeView,
};

/** The view of a field. A kind without one is a bug, so it throws. */
export function viewOf(field: Field): View {
  if (!Object.hasOwn(views, field.kind)) throw new Error(`No view for the kind ${field.kind}`);
  // Cast: each view takes its own kind's values, and the compiler cannot tell a field's kind.
  return views[field.kind as keyof typeof views] as unknown as View;
}
