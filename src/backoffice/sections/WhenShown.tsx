import { choice } from '../../fields/choice.ts';
import { addDays, lisbonDay, lisbonInstant, shortMoment } from '../../language/calendar.ts';
import { isPast, type Life, whenShown } from '../../sections/life.ts';
import { FieldFrame } from '../form/FieldFrame.tsx';
import type { Part } from '../form/RecordForm.tsx';

const answers = { now: 'Já', later: 'Noutro dia', draft: 'Ainda não (rascunho)' };

const when = {
  ...choice(whenShown, ['now', 'later', 'draft'], { fold: whenShown, names: answers }),
  help: 'Um rascunho fica guardado para toda a junta e não aparece no site. Basta-lhe o título ou o nome.',
};

/** Another day, until a day is typed: not empty, which would mean at once. */
const noDay = ' ';

function answerOf({ rascunho, publicarEm }: Life): keyof typeof answers {
  if (rascunho) return 'draft';
  return publicarEm === '' || isPast(publicarEm, new Date()) ? 'now' : 'later';
}

/** The fields that an answer changes. */
function lifeOf(answer: unknown, { retirarEm }: Life): Partial<Life> {
  if (answer === 'draft') return { rascunho: true };
  const tomorrow = lisbonInstant(addDays(lisbonDay(new Date()), 1), '09:00');
  return {
    rascunho: false,
    publicarEm: answer === 'now' ? '' : tomorrow,
    ...(isPast(retirarEm, new Date()) && { retirarEm: '' }),
  };
}

/** One question about when visitors see a record, over the three fields that say it. */
export const whenShownPart: Part = {
  aside(values) {
    const { publicarEm, retirarEm } = values as Life;
    const answer = answerOf(values as Life);
    if (answer !== 'draft' && isPast(retirarEm, new Date())) return 'Retirado';
    return answer === 'later' && publicarEm.endsWith('Z')
      ? shortMoment(publicarEm)
      : answers[answer];
  },
  Content({ values, onChange, frame }) {
    const answer = answerOf(values as Life);
    function choose(_: string, chosen: unknown): void {
      const life = Object.entries(lifeOf(chosen, values as Life));
      for (const [name, value] of life) onChange(name, value);
    }
    return (
      <>
        <FieldFrame
          name="rascunho"
          field={when}
          value={answer}
          onChange={choose}
          error={undefined}
          help={when.help}
        />
        {answer === 'later' &&
          frame('publicarEm', (name, value) => onChange(name, value === '' ? noDay : value))}
        {frame('retirarEm')}
      </>
    );
  },
};
