create table "pontosInteresse" ("sequence" integer primary key autoincrement, "_id" text not null unique, "updatedAt" text not null, "demo" integer not null, "name" text default '', "identifier" text, "description" text default '', "local" text default '', "lugar" text, "horario" text default '{"semana":{"seg":[],"ter":[],"qua":[],"qui":[],"sex":[],"sab":[],"dom":[]},"epocas":[],"feriados":false,"fechos":[],"notas":""}', "mainPhoto" text default '', "photos" text default '[]', "type" text default 'PONTO_INTERESSE', "name_en" text default '', "name_es" text default '', "name_fr" text default '', "description_en" text default '', "description_es" text default '', "description_fr" text default '', "local_en" text default '', "local_es" text default '', "local_fr" text default '', "traduzidoDe" text default '{}', "rascunho" integer default 0, "publicarEm" text default '', "retirarEm" text default '', "versao" integer default 1);

create unique index "pontosInteresse_identifier" on "pontosInteresse" ("identifier");

create index "pontosInteresse_publicarEm" on "pontosInteresse" ("publicarEm") where "publicarEm" <> '';

create index "pontosInteresse_retirarEm" on "pontosInteresse" ("retirarEm") where "retirarEm" <> '';

alter table "pontosInteresse" add column "words" text;

create index "pontosInteresse_words" on "pontosInteresse" ("words", "sequence", "type");

create table "restaurantes" ("sequence" integer primary key autoincrement, "_id" text not null unique, "updatedAt" text not null, "demo" integer not null, "name" text default '', "identifier" text, "type" text default 'Pratos Tradicionais', "description" text default '', "local" text default '', "lugar" text, "horario" text default '{"semana":{"seg":[],"ter":[],"qua":[],"qui":[],"sex":[],"sab":[],"dom":[]},"epocas":[],"feriados":false,"fechos":[],"notas":""}', "pratos" text default '[]', "phoneContacts" text default '[]', "website" text default '', "facebook" text default '', "instagram" text default '', "mainPhoto" text default '', "photos" text default '[]', "name_en" text default '', "name_es" text default '', "name_fr" text default '', "description_en" text default '', "description_es" text default '', "description_fr" text default '', "local_en" text default '', "local_es" text default '', "local_fr" text default '', "pratos_en" text default '[]', "pratos_es" text default '[]', "pratos_fr" text default '[]', "traduzidoDe" text default '{}', "rascunho" integer default 0, "publicarEm" text default '', "retirarEm" text default '', "versao" integer default 1);

create unique index "restaurantes_identifier" on "restaurantes" ("identifier");

create index "restaurantes_publicarEm" on "restaurantes" ("publicarEm") where "publicarEm" <> '';

create index "restaurantes_retirarEm" on "restaurantes" ("retirarEm") where "retirarEm" <> '';

alter table "restaurantes" add column "words" text;

create index "restaurantes_words" on "restaurantes" ("words", "sequence", "type");

create table "alojamentos" ("sequence" integer primary key autoincrement, "_id" text not null unique, "updatedAt" text not null, "demo" integer not null, "name" text default '', "identifier" text, "type" text default 'Hotel', "description" text default '', "local" text default '', "lugar" text, "horario" text default '{"semana":{"seg":[],"ter":[],"qua":[],"qui":[],"sex":[],"sab":[],"dom":[]},"epocas":[],"feriados":false,"fechos":[],"notas":""}', "phoneContacts" text default '[]', "website" text default '', "facebook" text default '', "instagram" text default '', "mainPhoto" text default '', "photos" text default '[]', "name_en" text default '', "name_es" text default '', "name_fr" text default '', "description_en" text default '', "description_es" text default '', "description_fr" text default '', "local_en" text default '', "local_es" text default '', "local_fr" text default '', "traduzidoDe" text default '{}', "rascunho" integer default 0, "publicarEm" text default '', "retirarEm" text default '', "versao" integer default 1);

create unique index "alojamentos_identifier" on "alojamentos" ("identifier");

create index "alojamentos_publicarEm" on "alojamentos" ("publicarEm") where "publicarEm" <> '';

create index "alojamentos_retirarEm" on "alojamentos" ("retirarEm") where "retirarEm" <> '';

alter table "alojamentos" add column "words" text;

create index "alojamentos_words" on "alojamentos" ("words", "sequence", "type");

create table "lojas" ("sequence" integer primary key autoincrement, "_id" text not null unique, "updatedAt" text not null, "demo" integer not null, "name" text default '', "identifier" text, "description" text default '', "local" text default '', "lugar" text, "horario" text default '{"semana":{"seg":[],"ter":[],"qua":[],"qui":[],"sex":[],"sab":[],"dom":[]},"epocas":[],"feriados":false,"fechos":[],"notas":""}', "phoneContacts" text default '[]', "website" text default '', "facebook" text default '', "instagram" text default '', "mainPhoto" text default '', "photos" text default '[]', "name_en" text default '', "name_es" text default '', "name_fr" text default '', "description_en" text default '', "description_es" text default '', "description_fr" text default '', "local_en" text default '', "local_es" text default '', "local_fr" text default '', "traduzidoDe" text default '{}', "rascunho" integer default 0, "publicarEm" text default '', "retirarEm" text default '', "versao" integer default 1);

create unique index "lojas_identifier" on "lojas" ("identifier");

create index "lojas_publicarEm" on "lojas" ("publicarEm") where "publicarEm" <> '';

create index "lojas_retirarEm" on "lojas" ("retirarEm") where "retirarEm" <> '';

alter table "lojas" add column "words" text;

create index "lojas_words" on "lojas" ("words", "sequence");

create table "noticiasEventos" ("sequence" integer primary key autoincrement, "_id" text not null unique, "updatedAt" text not null, "demo" integer not null, "title" text default '', "identifier" text, "description" text default '', "type" text default 'NOTICIA', "mainPhoto" text default '', "photos" text default '[]', "insertionDate" text default '', "title_en" text default '', "title_es" text default '', "title_fr" text default '', "description_en" text default '', "description_es" text default '', "description_fr" text default '', "traduzidoDe" text default '{}', "rascunho" integer default 0, "publicarEm" text default '', "retirarEm" text default '', "startDate" text default '', "startTime" text default '', "endDate" text default '', "endTime" text default '', "location" text default '', "lugar" text, "permiteInscricao" integer default 0, "price" integer, "childPrice" integer, "maxParticipants" integer, "maxPorReserva" integer, "limitEnrollmentDate" text default '', "prazoPagamento" integer, "phoneContacts" text default '[]', "website" text default '', "facebook" text default '', "instagram" text default '', "cancelado" integer default 0, "canceladoEm" text default '', "motivoCancelamento" text default '', "location_en" text default '', "location_es" text default '', "location_fr" text default '', "versao" integer default 1);

create unique index "noticiasEventos_identifier" on "noticiasEventos" ("identifier");

create index "noticiasEventos_publicarEm" on "noticiasEventos" ("publicarEm") where "publicarEm" <> '';

create index "noticiasEventos_retirarEm" on "noticiasEventos" ("retirarEm") where "retirarEm" <> '';

alter table "noticiasEventos" add column "words" text;

create index "noticiasEventos_words" on "noticiasEventos" ("words", "sequence", "type");

create table "avisos" ("sequence" integer primary key autoincrement, "_id" text not null unique, "updatedAt" text not null, "demo" integer not null, "title" text default '', "type" text default 'Comunicação', "smallDescription" text default '', "description" text default '', "file" text default '', "isActive" integer default 1, "frontPage" integer default 1, "urgencia" text default '', "urgenteAte" text default '', "date" text default '', "rascunho" integer default 0, "publicarEm" text default '', "retirarEm" text default '', "versao" integer default 1);

create index "avisos_urgenteAte" on "avisos" ("urgenteAte") where "urgenteAte" <> '';

create index "avisos_publicarEm" on "avisos" ("publicarEm") where "publicarEm" <> '';

create index "avisos_retirarEm" on "avisos" ("retirarEm") where "retirarEm" <> '';

alter table "avisos" add column "words" text;

create index "avisos_words" on "avisos" ("words", "sequence", "type");

create table "essencias" ("sequence" integer primary key autoincrement, "_id" text not null unique, "updatedAt" text not null, "demo" integer not null, "title" text default '', "identifier" text, "description" text default '', "mainPhoto" text default '', "photos" text default '[]', "title_en" text default '', "title_es" text default '', "title_fr" text default '', "description_en" text default '', "description_es" text default '', "description_fr" text default '', "traduzidoDe" text default '{}', "rascunho" integer default 0, "publicarEm" text default '', "retirarEm" text default '', "versao" integer default 1);

create unique index "essencias_identifier" on "essencias" ("identifier");

create index "essencias_publicarEm" on "essencias" ("publicarEm") where "publicarEm" <> '';

create index "essencias_retirarEm" on "essencias" ("retirarEm") where "retirarEm" <> '';

alter table "essencias" add column "words" text;

create index "essencias_words" on "essencias" ("words", "sequence");

create table "contactos" ("sequence" integer primary key autoincrement, "_id" text not null unique, "updatedAt" text not null, "demo" integer not null, "name" text default '', "identifier" text, "phoneNumber" text default '', "email" text default '', "lugar" text, "type" text default 'Contacto', "porDia" text default '{"seg":"","ter":"","qua":"","qui":"","sex":"","sab":"","dom":""}', "frontPage" integer default 0, "name_en" text default '', "name_es" text default '', "name_fr" text default '', "porDia_en" text default '{"seg":"","ter":"","qua":"","qui":"","sex":"","sab":"","dom":""}', "porDia_es" text default '{"seg":"","ter":"","qua":"","qui":"","sex":"","sab":"","dom":""}', "porDia_fr" text default '{"seg":"","ter":"","qua":"","qui":"","sex":"","sab":"","dom":""}', "traduzidoDe" text default '{}', "rascunho" integer default 0, "publicarEm" text default '', "retirarEm" text default '', "versao" integer default 1);

create unique index "contactos_identifier" on "contactos" ("identifier");

create index "contactos_publicarEm" on "contactos" ("publicarEm") where "publicarEm" <> '';

create index "contactos_retirarEm" on "contactos" ("retirarEm") where "retirarEm" <> '';

alter table "contactos" add column "words" text;

create index "contactos_words" on "contactos" ("words", "sequence", "type");

create table "pessoas" ("sequence" integer primary key autoincrement, "_id" text not null unique, "updatedAt" text not null, "demo" integer not null, "name" text default '', "position" text default '', "photo" text default '', "isExecutivo" integer default 1, "isActive" integer default 1, "rascunho" integer default 0, "publicarEm" text default '', "retirarEm" text default '', "versao" integer default 1);

create index "pessoas_publicarEm" on "pessoas" ("publicarEm") where "publicarEm" <> '';

create index "pessoas_retirarEm" on "pessoas" ("retirarEm") where "retirarEm" <> '';

alter table "pessoas" add column "words" text;

create index "pessoas_words" on "pessoas" ("words", "sequence");

create table "documentos" ("sequence" integer primary key autoincrement, "_id" text not null unique, "updatedAt" text not null, "demo" integer not null, "title" text default '', "identifier" text, "type" text default 'Ata', "orgao" text default 'Junta', "numero" text default '', "date" text default '', "sessao" text default '', "sessaoHora" text default '', "sessaoLocal" text default '', "smallDescription" text default '', "description" text default '', "files" text default '[]', "afixadoEm" text default '', "retiradoEm" text default '', "insertionDate" text default '', "rascunho" integer default 0, "publicarEm" text default '', "retirarEm" text default '', "versao" integer default 1);

create unique index "documentos_identifier" on "documentos" ("identifier");

create index "documentos_publicarEm" on "documentos" ("publicarEm") where "publicarEm" <> '';

create index "documentos_retirarEm" on "documentos" ("retirarEm") where "retirarEm" <> '';

alter table "documentos" add column "words" text;

create index "documentos_words" on "documentos" ("words", "sequence", "type");

create table "servicos" ("sequence" integer primary key autoincrement, "_id" text not null unique, "updatedAt" text not null, "demo" integer not null, "name" text default '', "identifier" text, "smallDescription" text default '', "description" text default '', "quemPode" text default '', "oQueTrazer" text default '', "baseLegal" text default '', "prazo" integer default 10, "taxa" integer, "meses" integer default 12, "publico" integer default 0, "perguntas" text default '[]', "modelo" text default '', "rascunho" integer default 0, "publicarEm" text default '', "retirarEm" text default '', "versao" integer default 1);

create unique index "servicos_identifier" on "servicos" ("identifier");

create index "servicos_publicarEm" on "servicos" ("publicarEm") where "publicarEm" <> '';

create index "servicos_retirarEm" on "servicos" ("retirarEm") where "retirarEm" <> '';

alter table "servicos" add column "words" text;

create index "servicos_words" on "servicos" ("words", "sequence");

create table "definicoes" ("sequence" integer primary key autoincrement, "_id" text not null unique, "updatedAt" text not null, "demo" integer not null, "villageName" text default '', "councilName" text default '', "parkName" text default '', "tagline" text default '', "brasao" text default '', "heroPhotos" text default '[]', "shortText" text default '', "longText" text default '', "villagePhotos" text default '[]', "gettingThere" text default '', "address" text default '', "latitude" integer, "longitude" integer, "contorno" text default '', "phones" text default '[]', "email" text default '', "responsible" text default '', "openingHours" text default '', "horario" text default '{"semana":{"seg":[],"ter":[],"qua":[],"qui":[],"sex":[],"sab":[],"dom":[]},"epocas":[],"feriados":false,"fechos":[],"notas":""}', "feriados" text default '[]', "facebook" text default '', "instagram" text default '', "youtube" text default '', "iban" text default '', "mbway" text default '', "paymentNotes" text default '', "complaintsUrl" text default '', "extraTerms" text default '', "emPreparacao" integer default 0, "mostraDocumentosEmFalta" integer default 0, "areaIpma" text default '', "tagline_en" text default '', "tagline_es" text default '', "tagline_fr" text default '', "parkName_en" text default '', "parkName_es" text default '', "parkName_fr" text default '', "shortText_en" text default '', "shortText_es" text default '', "shortText_fr" text default '', "longText_en" text default '', "longText_es" text default '', "longText_fr" text default '', "gettingThere_en" text default '', "gettingThere_es" text default '', "gettingThere_fr" text default '', "openingHours_en" text default '', "openingHours_es" text default '', "openingHours_fr" text default '', "paymentNotes_en" text default '', "paymentNotes_es" text default '', "paymentNotes_fr" text default '', "traduzidoDe" text default '{}', "proprias" text default '[]');

create table "outbox" ("sequence" integer primary key autoincrement, "_id" text not null unique, "updatedAt" text not null, "demo" integer not null, "recipient" text default '', "mailbox" text default '', "replyTo" text default '', "subject" text default '', "tipo" text default '', "secret" text default '', "body" text default '', "html" text default '', "calendar" text default '', "code" text default '', "byHand" integer default 0, "isPrivate" integer default 0, "batch" text default '', "unsubscribe" text default '', "about" text default '', "goesOn" text default '', "state" text default 'waiting', "attempts" integer, "lastError" text default '', "createdAt" text default '', "dueAt" text default '', "heldUntil" text default '', "sentAt" text default '');

alter table "outbox" add column "words" text;

create index "outbox_words" on "outbox" ("words", "sequence");

create table "anexos" ("sequence" integer primary key autoincrement, "_id" text not null unique, "updatedAt" text not null, "demo" integer not null, "about" text default '', "resposta" text default '', "carta" text default '', "nome" text default '', "file" text default '', "extension" text default 'pdf', "size" integer, "enviadoEm" text default '');

create table "staff" ("sequence" integer primary key autoincrement, "_id" text not null unique, "updatedAt" text not null, "demo" integer not null, "username" text, "createdAt" text default '', "disabled" integer default 0, "isAdmin" integer default 0, "permissoes" text default '[]', "seccoes" text default '[]', "email" text default '', "mudarPassword" integer default 0, "segundoFator" integer default 0, "ultimaVez" text default '', "passwordHash" text default '', "markEpoch" integer, "totpSecret" text default '', "totpProposed" text default '', "totpStep" integer);

create unique index "staff_username" on "staff" ("username");

create table "factorDays" ("sequence" integer primary key autoincrement, "_id" text not null unique, "updatedAt" text not null, "demo" integer not null, "desde" text default '');

create table "passkeys" ("sequence" integer primary key autoincrement, "_id" text not null unique, "updatedAt" text not null, "demo" integer not null, "staff" text references "staff" ("_id") on delete cascade, "nome" text default '', "credential" text, "publicKey" text default '', "counter" integer, "transports" text default '[]', "createdAt" text default '', "lastUsedAt" text default '');

create index "passkeys_staff" on "passkeys" ("staff");

create unique index "passkeys_credential" on "passkeys" ("credential");

create table "recoveryCodes" ("sequence" integer primary key autoincrement, "_id" text not null unique, "updatedAt" text not null, "demo" integer not null, "staff" text references "staff" ("_id") on delete cascade, "codeHash" text);

create index "recoveryCodes_staff" on "recoveryCodes" ("staff");

create unique index "recoveryCodes_codeHash" on "recoveryCodes" ("codeHash");

create table "atividade" ("sequence" integer primary key autoincrement, "_id" text not null unique, "updatedAt" text not null, "demo" integer not null, "at" text default '', "who" text default '', "verb" text default '', "place" text default '', "subject" text default '', "target" text default '', "versao" integer);

create table "versoes" ("sequence" integer primary key autoincrement, "_id" text not null unique, "updatedAt" text not null, "demo" integer not null, "registo" text default '', "numero" integer, "quem" text default '', "em" text default '', "campos" text default '[]', "valores" text default '');

create table "reciclagem" ("sequence" integer primary key autoincrement, "_id" text not null unique, "updatedAt" text not null, "demo" integer not null, "titulo" text default '', "colecao" text default '', "seccao" text default '', "chave" text default '', "por" text default '', "em" text default '', "valores" text default '');

alter table "reciclagem" add column "words" text;

create index "reciclagem_words" on "reciclagem" ("words", "sequence");

create table "registo" ("sequence" integer primary key autoincrement, "_id" text not null unique, "updatedAt" text not null, "demo" integer not null, "numero" integer, "em" text default '', "quem" text default '', "documento" text default '', "identificador" text default '', "facto" text default '', "conteudo" text default '', "anterior" text default '', "resumo" text default '');

create unique index "registo_numero" on "registo" ("numero");

create table "rascunhos" ("sequence" integer primary key autoincrement, "_id" text not null unique, "updatedAt" text not null, "demo" integer not null, "conta" text references "staff" ("_id") on delete cascade, "seccao" text default '', "registo" text default '', "versao" integer, "titulo" text default '', "valores" text default '{}', "antes" text default '{}', "revisao" text default '', "em" text default '');

create index "rascunhos_conta" on "rascunhos" ("conta");

create table "pedidosPublicacao" ("sequence" integer primary key autoincrement, "_id" text not null unique, "updatedAt" text not null, "demo" integer not null, "seccao" text default '', "registo" text, "conta" text default '', "quem" text default '', "em" text default '', "valores" text default '{}', "antes" text default '{}', "motivo" text default '');

create unique index "pedidosPublicacao_registo" on "pedidosPublicacao" ("registo");

create table "sessions" ("sequence" integer primary key autoincrement, "_id" text not null unique, "updatedAt" text not null, "demo" integer not null, "tokenHash" text, "staff" text references "staff" ("_id") on delete cascade, "navegador" text default '', "createdAt" text default '', "lastUsedAt" text default '', "ended" text default '', "endedAt" text default '');

create unique index "sessions_tokenHash" on "sessions" ("tokenHash");

create index "sessions_staff" on "sessions" ("staff");

create table "challenges" ("sequence" integer primary key autoincrement, "_id" text not null unique, "updatedAt" text not null, "demo" integer not null, "challenge" text, "staff" text default '', "until" text default '');

create unique index "challenges_challenge" on "challenges" ("challenge");

create table "resetLinks" ("sequence" integer primary key autoincrement, "_id" text not null unique, "updatedAt" text not null, "demo" integer not null, "staff" text references "staff" ("_id") on delete cascade, "secretHash" text, "isLetter" integer default 0, "createdAt" text default '', "until" text default '');

create index "resetLinks_staff" on "resetLinks" ("staff");

create unique index "resetLinks_secretHash" on "resetLinks" ("secretHash");

create table "attempts" ("sequence" integer primary key autoincrement, "_id" text not null unique, "updatedAt" text not null, "demo" integer not null, "key" text, "failures" integer, "lastAt" text default '', "pausedUntil" text default '');

create unique index "attempts_key" on "attempts" ("key");

create table "captchas" ("sequence" integer primary key autoincrement, "_id" text not null unique, "updatedAt" text not null, "demo" integer not null, "signature" text, "expiresAt" text default '');

create unique index "captchas_signature" on "captchas" ("signature");

create table "calls" ("sequence" integer primary key autoincrement, "_id" text not null unique, "updatedAt" text not null, "demo" integer not null, "key" text, "amount" integer, "until" text default '');

create unique index "calls_key" on "calls" ("key");

create table "files" ("sequence" integer primary key autoincrement, "_id" text not null unique, "updatedAt" text not null, "demo" integer not null, "path" text, "kind" text default 'pdf', "size" integer, "width" integer, "height" integer, "blur" text default '', "alt" text default '', "foco" text default '', "original" text default '', "corte" text default '{"x":0,"y":0,"largura":1,"altura":1}', "voltas" integer, "createdAt" text default '', "ready" integer default 0, "sha256" text default '', "pages" integer, "problemas" text default '[]');

create unique index "files_path" on "files" ("path");

create table "copias" ("sequence" integer primary key autoincrement, "_id" text not null unique, "updatedAt" text not null, "demo" integer not null, "madeAt" text default '');

create table "pedidosDados" ("sequence" integer primary key autoincrement, "_id" text not null unique, "updatedAt" text not null, "demo" integer not null, "quem" text default '', "tipo" text default 'ver', "recebidoEm" text default '', "respondidoEm" text default '', "respondidoPor" text default '');

create table "inscricoes" ("sequence" integer primary key autoincrement, "_id" text not null unique, "updatedAt" text not null, "demo" integer not null, "name" text default '', "email" text default '', "telefone" text default '', "numeroAdultos" integer, "numeroCriancas" integer, "lingua" text default '', "evento" text references "noticiasEventos" ("_id") on delete cascade, "numeroPessoas" integer, "enrollmentDate" text default '', "estaPago" integer default 0, "precoAdulto" integer, "precoCrianca" integer, "estado" text default 'ativa', "pagarAte" text default '', "lembrada" integer default 0, "avisadaPara" text default '', "ofertaAte" text default '', "preterida" integer default 0, "guardadoAte" text default '', "canceladaEm" text default '', "canceladaComEvento" integer default 0, "aDevolver" integer, "devolvido" integer default 0, "valorPago" integer default 0, "totalDevolvido" integer default 0, "valorConfirmado" integer, "motivoRecusa" text default '', "chegaram" integer default 0, "chave" text, "segredo" text, "eventoApagado" text default '');

create index "inscricoes_evento" on "inscricoes" ("evento");

create unique index "inscricoes_chave" on "inscricoes" ("chave");

create unique index "inscricoes_segredo" on "inscricoes" ("segredo");

alter table "inscricoes" add column "words" text;

create index "inscricoes_words" on "inscricoes" ("words", "sequence", "evento");

create table "comprovativos" ("sequence" integer primary key autoincrement, "_id" text not null unique, "updatedAt" text not null, "demo" integer not null, "inscricao" text references "inscricoes" ("_id") on delete cascade, "file" text default '', "extension" text default 'pdf', "size" integer, "createdAt" text default '', "conferidoCom" integer);

create unique index "comprovativos_inscricao" on "comprovativos" ("inscricao");

create table "pagamentos" ("sequence" integer primary key autoincrement, "_id" text not null unique, "updatedAt" text not null, "demo" integer not null, "inscricao" text references "inscricoes" ("_id") on delete cascade, "tipo" text default 'pagamento', "valor" integer, "meio" text default '', "em" text default '', "quem" text default '');

create index "pagamentos_inscricao" on "pagamentos" ("inscricao");

create table "pedidosPagamento" ("sequence" integer primary key autoincrement, "_id" text not null unique, "updatedAt" text not null, "demo" integer not null, "meio" text default 'mbway', "estado" text default 'criado', "valor" integer, "entidade" text default '', "referencia" text default '', "ate" text default '', "inscricao" text default '', "ordem" text, "pedido" text default '', "criadoEm" text default '', "perguntadoEm" text default '');

create unique index "pedidosPagamento_ordem" on "pedidosPagamento" ("ordem");

create table "mensagens" ("sequence" integer primary key autoincrement, "_id" text not null unique, "updatedAt" text not null, "demo" integer not null, "name" text default '', "email" text default '', "subject" text default '', "mensagem" text default '', "lingua" text default '', "receivedAt" text default '', "respondida" integer default 0);

alter table "mensagens" add column "words" text;

create index "mensagens_words" on "mensagens" ("words", "sequence");

create table "respostas" ("sequence" integer primary key autoincrement, "_id" text not null unique, "updatedAt" text not null, "demo" integer not null, "texto" text default '', "assinatura" text default '', "mensagem" text references "mensagens" ("_id") on delete cascade, "chave" text, "por" text default '', "em" text default '', "carta" text, "entregueEm" text default '', "falhou" integer default 0);

create index "respostas_mensagem" on "respostas" ("mensagem");

create unique index "respostas_chave" on "respostas" ("chave");

create unique index "respostas_carta" on "respostas" ("carta");

create table "frases" ("sequence" integer primary key autoincrement, "_id" text not null unique, "updatedAt" text not null, "demo" integer not null, "frases" text default '[]');

create table "pedidos" ("sequence" integer primary key autoincrement, "_id" text not null unique, "updatedAt" text not null, "demo" integer not null, "nome" text default '', "email" text default '', "telemovel" text default '', "numero" text, "servico" text default '', "servicoNome" text default '', "estado" text default 'recebido', "recebidoEm" text default '', "prazo" integer, "prazoAte" text default '', "paradoEm" text default '', "taxa" integer, "dispensada" integer, "valorPago" integer default 0, "totalDevolvido" integer default 0, "motivo" text default '', "atribuidoA" text default '', "fechadoEm" text default '', "meses" integer, "versao" integer default 1, "assunto" text default '', "latitude" integer, "longitude" integer, "publicadoEm" text default '', "textoPublico" text default '', "ondePublico" text default '', "feito" text default '', "segue" text default '', "perguntas" text default '[]', "respostas" text default '{}', "chave" text, "segredo" text);

create unique index "pedidos_numero" on "pedidos" ("numero");

create unique index "pedidos_chave" on "pedidos" ("chave");

create unique index "pedidos_segredo" on "pedidos" ("segredo");

alter table "pedidos" add column "words" text;

create index "pedidos_words" on "pedidos" ("words", "sequence");

create table "passosDePedidos" ("sequence" integer primary key autoincrement, "_id" text not null unique, "updatedAt" text not null, "demo" integer not null, "pedido" text references "pedidos" ("_id") on delete cascade, "de" text default 'requerente', "texto" text default '', "por" text default '', "em" text default '');

create index "passosDePedidos_pedido" on "passosDePedidos" ("pedido");

create table "pagamentosDePedidos" ("sequence" integer primary key autoincrement, "_id" text not null unique, "updatedAt" text not null, "demo" integer not null, "pedido" text references "pedidos" ("_id") on delete cascade, "tipo" text default 'pagamento', "valor" integer, "meio" text default '', "em" text default '', "quem" text default '');

create index "pagamentosDePedidos_pedido" on "pagamentosDePedidos" ("pedido");

create table "ficheirosDePedidos" ("sequence" integer primary key autoincrement, "_id" text not null unique, "updatedAt" text not null, "demo" integer not null, "pedido" text references "pedidos" ("_id") on delete cascade, "chave" text default '', "nome" text default '', "file" text default '', "extension" text default 'pdf', "size" integer, "enviadoEm" text default '', "publica" integer default 0);

create index "ficheirosDePedidos_pedido" on "ficheirosDePedidos" ("pedido");

create table "numeracaoDePedidos" ("sequence" integer primary key autoincrement, "_id" text not null unique, "updatedAt" text not null, "demo" integer not null, "ano" text, "ultimo" integer default 0);

create unique index "numeracaoDePedidos_ano" on "numeracaoDePedidos" ("ano");

create table "documentosEmitidos" ("sequence" integer primary key autoincrement, "_id" text not null unique, "updatedAt" text not null, "demo" integer not null, "numero" text, "codigo" text, "pedido" text default '', "tipo" text default '', "fundamento" text default 'conhecimento', "emitidoEm" text default '', "validoAte" text default '', "sha256" text default '', "assinadoEm" text default '', "anuladoEm" text default '');

create unique index "documentosEmitidos_numero" on "documentosEmitidos" ("numero");

create unique index "documentosEmitidos_codigo" on "documentosEmitidos" ("codigo");

create table "copiasDeEmitidos" ("sequence" integer primary key autoincrement, "_id" text not null unique, "updatedAt" text not null, "demo" integer not null, "emitido" text default '', "pedido" text default '', "nome" text default '', "email" text default '', "telemovel" text default '', "motivo" text default '', "file" text default '');

create table "seguidores" ("sequence" integer primary key autoincrement, "_id" text not null unique, "updatedAt" text not null, "demo" integer not null, "email" text default '', "temas" text default '[]', "frequencia" text default 'logo', "estado" text default 'por-confirmar', "pedidoEm" text default '', "confirmadoEm" text default '', "consentimento" text default '', "caixa" text, "segredo" text, "ultimoEnvio" text default '');

create unique index "seguidores_caixa" on "seguidores" ("caixa");

create unique index "seguidores_segredo" on "seguidores" ("segredo");

create table "envios" ("sequence" integer primary key autoincrement, "_id" text not null unique, "updatedAt" text not null, "demo" integer not null, "titulo" text default '', "temas" text default '[]', "por" text default '', "em" text default '', "estado" text default 'espera', "cartas" integer default 0, "entregues" integer default 0, "falhadas" integer default 0, "saidas" integer default 0, "aparelhos" integer default 0, "colecao" text default '', "registo" text default '', "desde" text default '', "ate" integer default 0, "ateAparelho" integer default 0);

create table "aparelhos" ("sequence" integer primary key autoincrement, "_id" text not null unique, "updatedAt" text not null, "demo" integer not null, "endereco" text, "chave" text default '', "segredo" text default '', "temas" text default '[]', "pedidoEm" text default '', "prova" text default '', "devendo" text default '', "falhaDesde" text default '', "recusas" integer default 0);

create unique index "aparelhos_endereco" on "aparelhos" ("endereco");

create table "visitas" ("sequence" integer primary key autoincrement, "_id" text not null unique, "updatedAt" text not null, "demo" integer not null, "chave" text, "dia" text default '', "tipo" text default 'visita', "nome" text default '', "vezes" integer default 0);

create unique index "visitas_chave" on "visitas" ("chave");

create table "alertas" ("sequence" integer primary key autoincrement, "_id" text not null unique, "updatedAt" text not null, "demo" integer not null, "title" text default '', "mensagem" text default '', "urgencia" text default 'Atenção', "urgenteAte" text default '', "estado" text default 'proposto', "area" text default '');

drop trigger if exists "outbox_with_inscricoes";

create trigger "outbox_with_inscricoes" after delete on "inscricoes" begin delete from "outbox" where "about" in (old."_id"); end;

drop trigger if exists "anexos_with_inscricoes";

create trigger "anexos_with_inscricoes" after delete on "inscricoes" begin delete from "anexos" where "about" in (old."_id"); end;

drop trigger if exists "outbox_with_mensagens";

create trigger "outbox_with_mensagens" after delete on "mensagens" begin delete from "outbox" where "about" in (old."_id"); end;

drop trigger if exists "anexos_with_mensagens";

create trigger "anexos_with_mensagens" after delete on "mensagens" begin delete from "anexos" where "about" in (old."_id"); end;

drop trigger if exists "outbox_with_pedidos";

create trigger "outbox_with_pedidos" after delete on "pedidos" begin delete from "outbox" where "about" in (old."_id"); end;

drop trigger if exists "anexos_with_pedidos";

create trigger "anexos_with_pedidos" after delete on "pedidos" begin delete from "anexos" where "about" in (old."_id"); end;

drop trigger if exists "outbox_with_seguidores";

create trigger "outbox_with_seguidores" after delete on "seguidores" begin delete from "outbox" where "about" in (old."_id"); end;

drop trigger if exists "anexos_with_seguidores";

create trigger "anexos_with_seguidores" after delete on "seguidores" begin delete from "anexos" where "about" in (old."_id"); end;

create table if not exists "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);

create table if not exists "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);

create index if not exists "outbox_about" on "outbox" ("about");

create index if not exists "outbox_mailbox" on "outbox" ("mailbox", "dueAt");

create index if not exists "outbox_state" on "outbox" ("state", "dueAt", "sequence");

drop trigger if exists "outbox_with_inscricoes";

create trigger "outbox_with_inscricoes" after delete on "inscricoes" begin delete from "outbox" where "about" in (old."_id"); end;

drop trigger if exists "outbox_with_mensagens";

create trigger "outbox_with_mensagens" after delete on "mensagens" begin delete from "outbox" where "about" in (old."_id"); end;

drop trigger if exists "lotacao_insert";

drop trigger if exists "lotacao_update";

drop trigger if exists "lotacao_delete";

drop table if exists "lotacao";

drop trigger if exists "publicacoes_insert";

drop trigger if exists "publicacoes_update";

drop trigger if exists "publicacoes_delete";

drop table if exists "publicacoes";

drop index if exists "noticiasEventos_by_insertion";

drop index if exists "noticiasEventos_by_start";

drop index if exists "noticiasEventos_paid";

drop index if exists "noticiasEventos_all";

drop index if exists "noticiasEventos_written";

drop index if exists "noticiasEventos_start";

drop index if exists "noticiasEventos_end";

drop index if exists "noticiasEventos_archive";

drop index if exists "noticiasEventos_latest";

drop index if exists "inscricoes_in_order";

drop index if exists "inscricoes_people";

drop index if exists "inscricoes_owed";

drop index if exists "avisos_date";

drop index if exists "mensagens_respondida";

drop index if exists "mensagens_receivedAt";

drop index if exists "versoes_registo";

create index if not exists "noticiasEventos_all" on "noticiasEventos" ("insertionDate", "sequence", "rascunho", "publicarEm", "retirarEm");

create index if not exists "noticiasEventos_written" on "noticiasEventos" ("insertionDate", "sequence", "type", "rascunho", "publicarEm", "retirarEm") where "type" <> 'EVENTO';

create index if not exists "noticiasEventos_start" on "noticiasEventos" ("startDate", "startTime", "sequence", "type", "rascunho", "publicarEm", "retirarEm") where "type" = 'EVENTO';

create index if not exists "noticiasEventos_end" on "noticiasEventos" ("endDate", "startDate", "type", "rascunho", "publicarEm", "retirarEm") where "type" = 'EVENTO';

create index if not exists "noticiasEventos_archive" on "noticiasEventos" ((coalesce(nullif("startDate", ''), "insertionDate")), "sequence", (coalesce(nullif("endDate", ''), "startDate")), "rascunho", "publicarEm", "retirarEm");

create index if not exists "noticiasEventos_latest" on "noticiasEventos" ("updatedAt", "sequence");

create index if not exists "inscricoes_in_order" on "inscricoes" ("evento", "estado", "sequence");

create index if not exists "inscricoes_people" on "inscricoes" ("evento", "estado", "numeroPessoas");

create index if not exists "inscricoes_owed" on "inscricoes" ("evento") where "devolvido" = 0 and "aDevolver" > 0;

create index if not exists "avisos_date" on "avisos" ("date", "sequence", "rascunho", "publicarEm", "retirarEm");

create index if not exists "mensagens_respondida" on "mensagens" ("respondida");

create index if not exists "mensagens_receivedAt" on "mensagens" ("receivedAt");

create index if not exists "versoes_registo" on "versoes" ("registo", "numero");

create table if not exists "fileUses" ("collection" text not null, "record" text not null,
    "file" text not null, "stamp" text not null, primary key ("collection", "record", "file"));

create index if not exists "fileUses_named" on "fileUses" ("file", "collection", "record");

create index if not exists "documentos_date" on "documentos" ("date", "sequence", "type", "orgao", "rascunho", "publicarEm", "retirarEm");

create index if not exists "documentos_sessao" on "documentos" ((coalesce(nullif("sessao", ''), "date"))) where "type" = 'Convocatória';

drop table if exists "searchTerms";

drop table if exists "searchIndex";

create table "searchIndex" (
       "sequence" integer primary key autoincrement,
       "_id" text not null unique, "updatedAt" text not null, "collection" text not null,
       "record" integer not null, "recipe" text not null, "type" text not null,
       "title" text not null, "path" text not null, "pdfs" text not null, "text" text not null,
       "traducoes" text not null, "terms" text not null, "inside" text not null);

create table if not exists "searchWords" (
       "word" text primary key, "head" text not null, "tail" text not null);

create index if not exists "searchWords_head" on "searchWords" ("head", "word");

create index if not exists "searchWords_tail" on "searchWords" ("tail", "word");

create virtual table "searchTerms" using fts5 ("terms", content = '',
     contentless_delete = 1, detail = none, tokenize = 'ascii', prefix = '4 5 6 7 8 9 10 11 12');

create trigger "searchIndex_insert" after insert on "searchIndex" begin insert into "searchTerms" (rowid, "terms")
  values (new."sequence", new."terms" || ' ' || new."inside"); end;

create trigger "searchIndex_update" after update on "searchIndex"
     when old."terms" <> new."terms" or old."inside" <> new."inside" begin delete from "searchTerms" where rowid = old."sequence"; insert into "searchTerms" (rowid, "terms")
  values (new."sequence", new."terms" || ' ' || new."inside"); end;

create trigger "searchIndex_delete" after delete on "searchIndex" begin delete from "searchTerms" where rowid = old."sequence"; end;

create table if not exists "pdfPages" ("file" text not null, "page" integer not null,
    "words" text not null, "text" text not null, primary key ("file", "page"));

create index if not exists "registo_documento" on "registo" ("documento");

create index if not exists "registo_identificador" on "registo" ("identificador");

create index if not exists "documentos_quadro" on "documentos" ("date") where "type" = 'Edital' and "retiradoEm" = '';

drop trigger if exists "registo_kept_update";

drop trigger if exists "registo_kept_delete";

drop trigger if exists "registo_kept_insert";

create trigger "registo_kept_update" before update on "registo"
          begin select raise(abort, 'rows of registo are kept as they are'); end;

create trigger "registo_kept_delete" before delete on "registo"
          begin select raise(abort, 'rows of registo are kept as they are'); end;

create trigger "registo_kept_insert" before insert on "registo"
         when exists (select 1 from "registo" where "sequence" = new."sequence" or "_id" = new."_id")
         begin select raise(abort, 'rows of registo are kept as they are'); end;

create index if not exists "inscricoes_apagado" on "inscricoes" ("eventoApagado") where "eventoApagado" <> '';

drop index if exists "reciclagem_chave";

create index if not exists "inscricoes_waiting" on "inscricoes" ("evento") where "estado" in ('espera', 'oferta');

create index if not exists "inscricoes_pagar" on "inscricoes" ("pagarAte") where "pagarAte" <> '' and "estado" = 'ativa';

create index if not exists "pedidos_prazo" on "pedidos" ("estado", "prazoAte", "paradoEm");

create index if not exists "pedidos_fechados" on "pedidos" ("fechadoEm" desc, "sequence") where "fechadoEm" <> '';

drop index if exists "pedidos_prazo";

drop index if exists "pedidos_fechados";

create index if not exists "pedidos_prazo" on "pedidos" ("segue", "estado", "prazoAte", "paradoEm", "assunto");

create index if not exists "pedidos_fechados" on "pedidos" ("fechadoEm" desc, "sequence", "segue") where "fechadoEm" <> '';

create index if not exists "pedidos_lugar" on "pedidos" ("latitude", "longitude") where "publicadoEm" <> '';

drop index if exists "pedidos_fechados";

create index if not exists "pedidos_fechados" on "pedidos" ("segue", "fechadoEm" desc) where "fechadoEm" <> '';

create index if not exists "pedidos_pagos" on "pedidos" ("estado") where "valorPago" > "totalDevolvido";

create index if not exists "pedidos_publicados" on "pedidos" (("fechadoEm" <> ''), "publicadoEm" desc) where "publicadoEm" <> '';

drop table if exists "searchTerms";

drop table if exists "searchIndex";

create table "searchIndex" (
       "sequence" integer primary key autoincrement,
       "_id" text not null unique, "updatedAt" text not null, "collection" text not null,
       "record" integer not null, "recipe" text not null, "type" text not null,
       "title" text not null, "path" text not null, "pdfs" text not null, "text" text not null,
       "traducoes" text not null, "terms" text not null, "inside" text not null);

create table if not exists "searchWords" (
       "word" text primary key, "head" text not null, "tail" text not null);

create index if not exists "searchWords_head" on "searchWords" ("head", "word");

create index if not exists "searchWords_tail" on "searchWords" ("tail", "word");

create virtual table "searchTerms" using fts5 ("terms", content = '',
     contentless_delete = 1, detail = none, tokenize = 'ascii', prefix = '4 5 6 7 8 9 10 11 12');

create trigger "searchIndex_insert" after insert on "searchIndex" begin insert into "searchTerms" (rowid, "terms")
  values (new."sequence", new."terms" || ' ' || new."inside"); end;

create trigger "searchIndex_update" after update on "searchIndex"
     when old."terms" <> new."terms" or old."inside" <> new."inside" begin delete from "searchTerms" where rowid = old."sequence"; insert into "searchTerms" (rowid, "terms")
  values (new."sequence", new."terms" || ' ' || new."inside"); end;

create trigger "searchIndex_delete" after delete on "searchIndex" begin delete from "searchTerms" where rowid = old."sequence"; end;

drop index if exists "fileUses_file";

create table if not exists "fileUses" ("collection" text not null, "record" text not null,
    "file" text not null, "stamp" text not null, primary key ("collection", "record", "file"));

create index if not exists "fileUses_named" on "fileUses" ("file", "collection", "record");

drop table if exists "presencas"
