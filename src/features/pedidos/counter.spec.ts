import { menuOf, test } from '../../../tests/e2e/colleague.ts';
import { onBothDevices } from '../../../tests/e2e/devices.ts';
import { expect, expectSound, visit } from '../../../tests/e2e/site.ts';
import { type CallApi, open, turnTo, unique } from '../../../tests/e2e/staff.ts';

/** A service of the test's own, with a question that depends on another and papers to show. */
async function newService(api: CallApi, more: object = {}) {
  const name = unique('Licença de banca');
  const perguntas = [
    { chave: 'vende', label: 'O que vende?', tipo: 'texto', required: true },
    { chave: 'casa', label: 'É da freguesia?', tipo: 'simNao', required: true },
    { chave: 'de', label: 'De onde vem?', tipo: 'texto', se: { chave: 'casa', valor: 'Não' } },
    { chave: 'papel', label: 'Início de atividade', tipo: 'ficheiro', required: true },
  ];
  const identifier = name.toLowerCase().replace('ç', 'c').replaceAll(' ', '-');
  const said = { smallDescription: 'Para vender no largo.', description: '<p>Ao domingo.</p>' };
  await api('POST', '/api/servicos', { name, identifier, ...said, perguntas, ...more });
  return { name, identifier };
}

onBothDevices('desk', () => {
  test('a clerk takes down what somebody asks for, who takes a slip home', async ({
    staff,
    api,
    watch,
  }) => {
    const { name: service } = await newService(api);
    await staff.addInitScript(() => {
      window.print = () => undefined;
    });
    await open(staff, 'pedidos');
    await staff.getByRole('link', { name: 'Registar um pedido' }).click();
    await staff.getByLabel('Serviço').selectOption(service);
    await expect(staff.getByText('Peça para ver: Início de atividade.')).toBeVisible();
    await staff.getByLabel('Não', { exact: true }).check();
    await staff.getByLabel('De onde vem?').fill('De Vinhais');
    const enter = staff.getByRole('button', { name: 'Registar o pedido' });
    // Another service, and back: nothing has to be typed again, nor is it lost without a question.
    await staff.getByLabel('Serviço').selectOption({ index: 1 });
    await expect(staff.getByText('Peça para ver: Início de atividade.')).toHaveCount(0);
    await staff.getByLabel('Serviço').selectOption(service);
    await expect(staff.getByLabel('De onde vem?')).toHaveValue('De Vinhais');
    await staff.getByRole('link', { name: 'Pedidos' }).first().click();
    await staff.getByRole('button', { name: 'Continuar a editar' }).click();
    await enter.click();
    await expect(staff.getByText('Campo obrigatório')).toHaveCount(2);
    await expect(staff.getByLabel('Nome')).toBeFocused();
    await expectSound(staff);
    await staff.getByLabel('Nome').fill('Ermelinda Prova');
    await staff.getByLabel('O que vende?').fill('Castanhas');
    await enter.click();
    await expect(staff.getByText('imprima o talão.')).toBeVisible();
    await expect(staff.getByText('De Vinhais')).toBeVisible();

    await staff.getByRole('button', { name: 'Mostrar a ligação' }).click();
    await expectSound(staff);
    await staff.getByRole('button', { name: 'Imprimir talão' }).click();
    await staff.emulateMedia({ media: 'print' });
    const slip = staff.locator('#folha');
    await expect(slip.getByRole('heading', { name: /^Pedido n\.º \d{4}\/\d{4}$/ })).toBeVisible();
    await expect(slip.getByRole('img', { name: 'Código da página do pedido' })).toBeVisible();
    const address = (await slip.getByText(/\/pedido\/[\w-]{43}$/).textContent()) ?? '';
    await staff.emulateMedia({ media: 'screen' });
    await staff.getByRole('button', { name: 'Já a entreguei' }).click();
    await expectSound(staff);

    await visit(staff, new URL(address).pathname);
    await expect(staff.getByRole('heading', { name: service })).toBeVisible();
    await expect(staff.getByText('Registado ao balcão')).toHaveCount(0);
    expect(watch.complaints).toEqual([]);
  });

  test('a fee is taken at the counter and given back; who looks on without being allowed to cannot', async ({
    staff,
    api,
    request,
    session,
    colleague,
    watch,
  }) => {
    const { identifier } = await newService(api, { taxa: 5 });
    const { pedido } = await api<{ pedido: { _id: string } }>('POST', '/api/pedidos/balcao', {
      servico: identifier,
      nome: 'Ermelinda Prova',
      respostas: { vende: 'Mel', casa: 'Sim' },
    });
    const screen = `pedidos/${pedido._id}`;
    await api('PUT', `/api/${screen}`, { estado: 'espera-pagamento' });
    const fee = staff.getByRole('region', { name: 'Taxa' });
    const dialog = staff.getByRole('dialog');
    await open(staff, screen);
    await expect(fee).toContainText(/Taxa a pagar: 5,00/);
    await fee.getByRole('button', { name: 'Recebi a taxa' }).click();
    await dialog.getByLabel('Como pagou').selectOption('Numerário');
    await dialog.getByRole('button', { name: 'Recebi a taxa' }).click();
    await expect(fee.getByRole('cell', { name: /^Recebido, Numerário/ })).toBeVisible();
    await expect(staff.getByText('Em curso')).toBeVisible();
    await expectSound(staff);

    await staff.getByRole('button', { name: 'Mudar o estado' }).click();
    await dialog.getByLabel('Estado', { exact: true }).selectOption('Recusado');
    await dialog.getByLabel(/^Explicação/).fill('Já não há lugares.');
    await dialog.getByRole('button', { name: 'Mudar o estado' }).click();
    await expect(fee).toContainText(/A devolver pela junta: 5,00/);
    await fee.getByRole('button', { name: 'Devolvi a taxa' }).click();
    await dialog.getByRole('button', { name: 'Devolvi a taxa' }).click();
    await expect(fee).toContainText('Nada a pagar nem a devolver');
    expect(watch.complaints).toEqual([]);

    // The president may edit, then gets `atendimento` too, but never `pagamentos`.
    const president = await colleague('Redação');
    await open(president, 'hoje');
    expect(await menuOf(president)).not.toContain('Pedidos');
    await open(president, screen);
    await expect(president.locator('main')).not.toContainText('Ermelinda');
    const own = await president.evaluate(() => localStorage.getItem('token'));
    const who = await request.get('/api/auth', {
      headers: { APIKEY: session.apiKey, 'x-auth-token': String(own) },
    });
    const { username } = (await who.json()) as { username: string };
    const { arrayContas } = await api<{ arrayContas: { _id: string; username: string }[] }>(
      ...(['GET', '/api/contas'] as const),
    );
    const conta = arrayContas.find((each) => each.username === username);
    await api('PUT', `/api/contas/${conta?._id}`, { permissoes: ['editar', 'atendimento'] });
    await open(president, screen);
    await expect(president.getByText('Ermelinda Prova')).toBeVisible();
    await expect(president.getByRole('heading', { name: 'Taxa' })).toBeVisible();
    await expect(president.getByRole('button', { name: 'Afinal não devolvi' })).toHaveCount(0);
    await expectSound(president);
  });
});

test('what is being written about a request stays with it, and waits', { tag: '@prove' }, async ({
  staff,
  api,
}) => {
  const { name: service, identifier: servico } = await newService(api);
  const enter = async (nome: string) => {
    const asked = { servico, nome, respostas: { vende: 'Mel', casa: 'Sim' } };
    type Made = { pedido: { _id: string; numero: string } };
    const { pedido } = await api<Made>('POST', '/api/pedidos/balcao', asked);
    return [`pedidos/${pedido._id}`, `${service} (${pedido.numero})`] as const;
  };
  const [[one, title], [other, otherTitle]] = [await enter('Ana Prova'), await enter('Rui Prova')];
  const box = staff.getByLabel('Mensagem');
  await open(staff, one);
  await box.fill('Só para a Ana.');
  await turnTo(staff, other, otherTitle);
  await expect(box).toHaveValue('');
  await turnTo(staff, one, title);
  await expect(box).toHaveValue('Só para a Ana.');
  await staff.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(staff.getByText('Ficou escrito.')).toBeVisible();
  await open(staff, one);
  await expect(box).toHaveValue('');
});
