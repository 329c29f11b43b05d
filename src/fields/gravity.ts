import { type ChoiceField, choice } from './choice.ts';
import type { Options } from './field.ts';

/** How grave something urgent is, the gravest first. */
export const gravities = ['Perigo', 'Atenção', 'Informação'] as const;

export type Gravity = (typeof gravities)[number];

/** SVG paths (24 by 24), each of its own shape, so that colour is not the only difference. */
export const signs: Record<Gravity, string> = {
  Perigo: 'M12 3.5 2 20.5h20zM12 10v4.5M12 17.4v.1',
  Atenção: 'M12 2.5 21.5 12 12 21.5 2.5 12zM12 7.5v5.2M12 16v.1',
  Informação: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5.5M12 7.5v.1',
};

/** The gravity of something that is always urgent. */
export function gravity(label: string, options: Options = {}): ChoiceField<Gravity> {
  return {
    ...choice(label, ['Informação', 'Atenção', 'Perigo'], options),
    kind: 'gravity',
    initial: 'Atenção',
  };
}

/** Like `gravity`, but '' if it is not urgent. */
export function urgency(label: string, options: Options = {}): ChoiceField<Gravity | ''> {
  const every = choice(label, ['', 'Informação', 'Atenção', 'Perigo'], {
    ...options,
    names: { '': 'Não é urgente' },
  });
  // Without "Não é urgente": a search for "urgente" must not find all the others.
  return { ...every, kind: 'gravity', readings: gravities.map((each) => [each, each]) };
}
