import { screenFeatures } from '../features/all.screens.ts';
import { EndThisNotice, NoticeOver } from './avisos/UrgentActions.tsx';
import { UrgentScreen } from './avisos/UrgentScreen.tsx';
import { readUrgentes, urgentDraft } from './avisos/urgent.ts';
import { readDraft } from './form/drafts.ts';
import type { May } from './may.ts';
import type { Panel } from './panel.ts';

const own: Record<string, Panel | undefined> = {
  avisos: {
    ownScreens: [
      {
        path: 'urgente',
        load: readUrgentes,
        Component: UrgentScreen,
        mayUse: (may: May) => may.publish('avisos') || readDraft(urgentDraft) !== undefined,
      },
    ],
    NextStep: EndThisNotice,
    ItemNotice: NoticeOver,
  },
};

/** What only this section has, including what features add to it; of several save questions the first is asked. */
export function panelOf(section: string): Panel {
  const all = [own, ...screenFeatures.map(({ panels }) => panels)].flatMap(
    (panels) => panels?.[section] ?? [],
  );
  return {
    ...Object.assign({}, ...all),
    async beforeSave(record, values) {
      for (const { beforeSave } of all) {
        const asked = await beforeSave?.(record, values);
        if (asked) return asked;
      }
      return undefined;
    },
  };
}
