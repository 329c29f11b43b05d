import { Button, type ButtonProps } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { isRefused, type Refused, reasonOf } from '../../calls/ask.ts';
import { BusyButton } from '../parts/BusyButton.tsx';
import { notifyDone, notifyFailed } from '../parts/notices.tsx';
import { type Confirmation, Question } from './Question.tsx';

type Props<Answer> = {
  label: string;
  variant?: 'outline' | 'filled';
  icon?: ButtonProps['leftSection'];
  /** Asked first; without it the button acts at once. */
  confirm?: Confirmation;
  /** An address that ends with `#` and this opens the question too. */
  askedAt?: string;
  /** The title of the message when it fails, or another way to tell. */
  failed: string | (() => void);
  /** Receives what was typed, and the password if that was asked for. */
  act(values: Record<string, unknown>, password: string): Promise<Answer | Refused>;
  /** Returns the message for when it worked, if there is one. */
  done(answer: Answer): string | undefined;
  /** Where to go afterwards, such as to the new record; without it the screen is read again. */
  to?: string | ((answer: Answer) => string);
  /** Whether to go there even if it failed. */
  leavesAnyway?: boolean;
};

/** A button that does something on the server, and says how that went. */
export function ActionButton<Answer>(props: Props<Answer>) {
  const { label, variant = 'outline', icon, confirm, askedAt, failed, act, done, to } = props;
  const [isAsking, setAsking] = useState(false);
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const { key, hash } = useLocation();
  // Closes the question after any navigation, also by a link inside it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each navigation
  useEffect(() => setAsking(askedAt !== undefined && hash === `#${askedAt}`), [key]);

  async function perform(typed: Record<string, unknown>): Promise<Refused | undefined> {
    const { password, ...values } = typed;
    const answer = await act(values, String(password));
    const isNo = isRefused(answer);
    // A refusal of what was typed is shown beside it; another one too, unless the screen is left anyway.
    const isOfFields = isNo && answer.errors.some(({ param }) => param in { ...confirm?.fields });
    const hasFields = confirm?.fields || confirm?.asksPassword;
    if (isNo && hasFields && (isOfFields || !props.leavesAnyway)) return answer;
    const message = isNo ? undefined : done(answer);
    if (isNo && typeof failed === 'string') notifyFailed(failed, reasonOf(answer));
    if (isNo && typeof failed === 'function') failed();
    if (message) notifyDone(message);
    setAsking(false);
    if (isNo && !props.leavesAnyway) return undefined;
    if (typeof to === 'string') void navigate(to);
    else if (to && !isNo) void navigate(to(answer));
    else if (confirm) void revalidate();
    else await revalidate();
    return undefined;
  }

  if (!confirm) {
    return (
      <BusyButton variant={variant} onPress={async () => void (await perform({}))}>
        {label}
      </BusyButton>
    );
  }
  return (
    <>
      <Button
        variant={variant}
        color={confirm.grave ? 'red' : 'forest'}
        leftSection={icon}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      <Question
        {...confirm}
        failed={typeof failed === 'string' ? failed : ''}
        opened={isAsking}
        onYes={perform}
        onNo={() => setAsking(false)}
      />
    </>
  );
}
