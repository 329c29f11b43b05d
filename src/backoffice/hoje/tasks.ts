import { everyFeature } from '../../features/all.ts';
import type { Task } from '../../features/feature.ts';

const own: Task[] = [
  {
    ...{ name: 'emailsFalhados', place: 9, to: '/backoffice/cartas?estado=falharam' },
    one: 'email que não saiu',
    many: 'emails que não saíram',
    isUrgent: true,
  },
];

/** Everything that may wait for somebody at the desk, what is most pressing first. */
export const tasks: readonly Task[] = [
  ...own,
  ...everyFeature.flatMap((feature) => feature.tasks ?? []),
].sort((one, other) => one.place - other.place);
