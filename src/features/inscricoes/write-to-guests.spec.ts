import { onBothDevices } from '../../../tests/e2e/devices.ts';
import { newEvent } from '../../../tests/e2e/newEvent.ts';
import { expect, expectSound } from '../../../tests/e2e/site.ts';
import { open, openMore, test } from '../../../tests/e2e/staff.ts';

const party = (name: string, email: string) => ({
  name,
  email,
  numeroAdultos: 1,
  numeroCriancas: 0,
});
onBothDevices('desk', () => {
  test('a letter is seen, with how many get it, before it leaves', async ({
    staff,
    api,
    watch,
  }) => {
    const parties = [party('Nélia', 'nelia@example.com'), party('Óscar', '')];
    const event = await newEvent(api, { title: 'Evento com carta', parties });
    await open(staff, `${event.screen}?painel`);
    await openMore(staff);
    await staff.getByRole('button', { name: 'Escrever a quem se inscreveu' }).click();
    const dialog = staff.getByRole('dialog');
    await dialog.getByLabel('Assunto').fill('Traga casaco');
    await dialog.getByRole('button', { name: 'Ver a carta' }).click();
    await expect(dialog.getByText('Campo obrigatório')).toBeVisible();
    await dialog.getByLabel('Texto').fill('À noite faz frio.');
    await dialog.getByRole('button', { name: 'Ver a carta' }).click();

    await expect(dialog.getByText(`Traga casaco: ${event.title}`)).toBeVisible();
    await expect(dialog.getByText('Olá, Nélia.')).toBeVisible();
    await expect(dialog.getByRole('status')).toContainText(
      'Vai num email. 1 reserva não tem email: telefone-lhe.',
    );
    await expectSound(staff);
    await dialog.getByRole('button', { name: 'Voltar ao texto' }).click();
    await expect(dialog.getByLabel('Texto')).toHaveValue('À noite faz frio.');
    await dialog.getByRole('button', { name: 'Ver a carta' }).click();
    await dialog.getByRole('button', { name: 'Enviar 1 email' }).click();

    await expect(dialog).toHaveCount(0);
    await expect(staff.getByRole('alert')).toContainText('1 email segue dentro de momentos');
    const subject = `Traga casaco: ${event.title}`;
    const sent = async () => {
      const url = `/api/cartas?estado=sent&q=${encodeURIComponent(event.title)}`;
      const { arrayCartas } = await api<{ arrayCartas: { subject: string }[] }>('GET', url);
      return arrayCartas.filter((each) => each.subject === subject);
    };
    await expect.poll(sent).toHaveLength(1);
    expect(watch.complaints).toEqual([]);
    await event.remove();
  });
});
