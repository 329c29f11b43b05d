import { z } from 'zod';
import { recordOf } from '../../calls/answers.ts';
import { call } from '../../calls/call.ts';
import { followersEnvelope } from '../../sections/life.ts';
import { alertaFields } from './alertas.ts';

const alerta = recordOf('alerta', alertaFields);

/** Weather warnings that wait to be published or ignored. */
export const alertaCalls = {
  list: call('GET /api/meteorologia', 'publicar', 'Os avisos meteorológicos por publicar', {
    answers: { arrayAlertas: z.array(alerta) },
  }),
  publish: call('POST /api/meteorologia/:_id', 'publicar', 'Publicar um como aviso urgente', {
    takes: { fields: followersEnvelope },
    answers: { alerta },
  }),
  ignore: call('DELETE /api/meteorologia/:_id', 'publicar', 'Não voltar a propor um', {
    answers: { alerta },
    changesNothing: true,
  }),
};
