import { type ReactNode, useEffect } from 'react';
import { Navigate } from 'react-router';
import { messages } from '../../language/messages.ts';
import { type May, todayPath, useMay } from '../may.ts';
import { notifyFailed } from './notices.tsx';

/** Leads whoever may not use a screen to «Hoje», before anything can be typed, and says why. */
export function Refusal({ isSilent = false }: { isSilent?: boolean }) {
  useEffect(() => {
    if (!isSilent) notifyFailed('Não pode abrir esta página', `${messages.permissions}.`);
  }, [isSilent]);
  return <Navigate to={todayPath} replace />;
}

/** A screen with a form, only for those who may use it. */
export function OnlyFor({ mayUse, children }: { mayUse(may: May): boolean; children: ReactNode }) {
  return mayUse(useMay()) ? children : <Refusal />;
}
