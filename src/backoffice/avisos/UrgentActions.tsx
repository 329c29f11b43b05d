import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { Icon } from '../../fields/inputs/Icon.tsx';
import type { ItemProps } from '../panel.ts';
import { EndUrgency } from './EndUrgency.tsx';
import { urgentPath } from './urgent.ts';

/** The short way to an urgent notice, beside the long one. */
export function UrgentButton() {
  return (
    <Button component={Link} to={urgentPath} variant="outline" leftSection={<Icon name="urgent" />}>
      Aviso urgente
    </Button>
  );
}

/** On a notice that stands above every page, the way to take it from there. */
export function EndUrgencyOf({ item: { _id, title, urgencia, urgenteAte } }: ItemProps) {
  const isUrgent = urgencia !== '' && String(urgenteAte) > new Date().toISOString();
  return isUrgent ? <EndUrgency _id={_id} title={String(title)} /> : null;
}
