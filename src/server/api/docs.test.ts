import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../../tests/startApp.ts';
import { everyCollection } from '../../sections/all.ts';

type Operation = {
  summary: string;
  tags: string[];
  parameters?: { name: string; in: string; required?: boolean; schema: object }[];
  requestBody?: { content: Record<string, { schema: Record<string, unknown> }> };
  responses: Record<string, { description: string; content: Record<string, { schema: object }> }>;
  security: Record<string, unknown>[];
};
type Description = {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, { properties: Record<string, Record<string, unknown>> }>;
    securitySchemes: Record<string, { type: string; in: string; name: string }>;
  };
};

const t = testApp('sqlite');
let description: Description;
beforeAll(async () => {
  description = (await t.visitor('GET', '/api/docs', undefined, { apikey: undefined })).body;
});

describe('the description of the API', () => {
  test('is an OpenAPI 3.1 document', () => {
    expect(description).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'Aldeia', version: expect.any(String) },
      components: {
        securitySchemes: {
          APIKEY: { type: 'apiKey', in: 'header', name: 'APIKEY' },
          token: { type: 'apiKey', in: 'header', name: 'x-auth-token' },
        },
      },
    });
  });

  test('says of each call what it is for, what it takes and who may make it', () => {
    for (const [path, operations] of Object.entries(description.paths)) {
      for (const [method, operation] of Object.entries(operations)) {
        const call = `${method} ${path}`;
        expect(operation.summary, call).toMatch(/^[A-ZÀ-Ú]/);
        expect(operation.tags, call).toHaveLength(1);
        // The payment provider has a key of its own.
        const isOurs = call !== 'get /api/pagamentos/ifthenpay';
        const key = expect.objectContaining({ APIKEY: [] });
        expect(operation.security, call).toEqual(isOurs ? [key] : []);
        const [[, done] = [], [other] = []] = Object.entries(operation.responses);
        expect(other, call).toBe('default');
        for (const { schema } of Object.values(done?.content ?? {})) {
          expect(Object.keys(schema).length, `${call} says what it answers`).toBeGreaterThan(0);
        }
        expect(Object.keys(done?.content ?? {}).length, call).toBeGreaterThan(0);
        const inPath = (operation.parameters ?? [])
          .filter((parameter) => parameter.in === 'path')
          .map(({ name }) => `{${name}}`);
        expect(inPath, call).toEqual(path.match(/\{\w+\}/g) ?? []);
        if (method === 'get') expect(operation, call).not.toHaveProperty('requestBody');
      }
    }
  });

  test('refers to nothing that it does not hold', () => {
    const references = JSON.stringify(description).match(/"#\/components\/schemas\/\w+"/g) ?? [];
    expect(references.length).toBeGreaterThan(50);
    for (const reference of references) {
      const name = reference.slice('"#/components/schemas/'.length, -1);
      expect(description.components.schemas).toHaveProperty(name);
    }
  });

  test('uses only the types of JSON', () => {
    const types = new Set<unknown>();
    JSON.stringify(description.components.schemas, (name, value) => {
      if (name === 'type' && typeof value !== 'object') types.add(value);
      return value;
    });
    expect(types.size).toBeGreaterThan(5);
    for (const type of types) {
      expect(['string', 'number', 'integer', 'boolean', 'array', 'object', 'null']).toContain(type);
    }
  });

  test.each(everyCollection)('has every field of $name', ({ one, fields, computed }) => {
    const { properties } = description.components.schemas[one] ?? { properties: {} };
    expect(Object.keys(properties).sort()).toEqual(
      [...new Set(['_id', 'updatedAt', ...Object.keys({ ...fields, ...computed })])].sort(),
    );
    for (const [name, { label }] of Object.entries(fields)) {
      expect(properties[name]).toMatchObject({ title: label });
    }
  });

  test('is a page for whoever opens it in a browser', async () => {
    const page = await t.app.inject({ url: '/api/docs', headers: { accept: 'text/html,*/*' } });
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    for (const path of Object.keys(description.paths)) {
      expect(page.body).toContain(`<code>${path}</code>`);
    }
    expect(page.body).not.toContain('<script');
    const json = await t.app.inject({
      url: '/api/docs?formato=json',
      headers: { accept: 'text/html' },
    });
    expect(json.json()).toEqual(description);
  });
});
