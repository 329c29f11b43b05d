import { ShownOnce } from './ShownOnce.tsx';

type Props = { username: string; password: string; onClose(): void };

/** Shows the password made for an account. */
export function NewPassword({ username, password, onClose }: Props) {
  return (
    <ShownOnce
      title={`Palavra-passe de «${username}»`}
      secret={password}
      after="Quem a receber tem de a trocar por uma sua quando entrar, antes de fazer mais alguma coisa."
      kept="Já a guardei"
      onClose={onClose}
    >
      Entregue-a a quem vai usar a conta. Depois de fechar, não volta a ser mostrada.
    </ShownOnce>
  );
}
