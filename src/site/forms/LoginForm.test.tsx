import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { login } from '../../sections/login.ts';
import { LoginForm } from './LoginForm.tsx';

test.each(Object.entries(login.fields))(
  'the login asks for %s by the name its declaration gives it',
  (name, { label }) => {
    const html = renderToString(<LoginForm />);
    const [, id] = new RegExp(`<label for="([^"]+)">${label}</label>`).exec(html) ?? [];
    expect(id).toBeDefined();
    expect(html).toMatch(new RegExp(`id="${id}"[^>]* name="${name}"`));
  },
);
