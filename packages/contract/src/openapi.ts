import { z } from 'zod';
import { type EndpointDefinition, refusalsOf } from './endpoint.ts';
import { LANGUAGES } from './languages.ts';
import { REFUSAL_STATUS, type RefusalCode } from './refusals.ts';
import { SWITCH_CODE } from './switches.ts';

type Json = Record<string, unknown>;
type Endpoints = Record<string, Record<string, EndpointDefinition>>;

/** The contract as an OpenAPI 3.1 document. */
export function describeContract(contract: Endpoints, { version }: { version: string }): Json {
  const paths: Record<string, Json> = {};
  for (const [domain, endpoints] of Object.entries(contract)) {
    for (const [name, definition] of Object.entries(endpoints)) {
      const operation = { [definition.method.toLowerCase()]: describeEndpoint(definition, { domain, name }) };
      paths[definition.path] = { ...paths[definition.path], ...operation };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Parlour', version, license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
    servers: [{ url: '/' }],
    tags: Object.keys(contract).map((name) => ({ name })),
    paths,
    components: { parameters: HEADERS, securitySchemes: SECURITY, schemas: { Refusal: refusalSchema() } },
  };
}

function describeEndpoint(
  definition: EndpointDefinition,
  { domain, name }: { domain: string; name: string },
): Json {
  return {
    operationId: `${domain}.${name}`,
    tags: [domain],
    summary: definition.summary,
    parameters: [
      ...Object.keys(HEADERS).map((header) => ({ $ref: `#/components/parameters/${header}` })),
      ...queryParameters(definition),
    ],
    ...(definition.access === 'everyone' ? {} : { security: [{ token: [], cookie: [] }] }),
    ...(definition.body ? { requestBody: requestBody(definition) } : {}),
    ...(definition.modules ? { 'x-modules': definition.modules.map((module) => SWITCH_CODE[module]) } : {}),
    'x-access': definition.access,
    'x-sealed': definition.sealed ?? false,
    responses: { 200: success(definition), ...refusals(definition) },
  };
}

function queryParameters(definition: EndpointDefinition): Json[] {
  if (!definition.query) return [];
  const schema = toSchema(definition.query, 'input') as {
    properties: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(schema.properties).map(([name, property]) => ({
    in: 'query',
    name,
    required: schema.required?.includes(name) ?? false,
    schema: property,
  }));
}

function requestBody(definition: EndpointDefinition): Json {
  if (!definition.body) return {};
  const schema = toSchema(definition.body, 'input');
  if (!definition.sealed) return { required: true, content: { 'application/json': { schema } } };
  return {
    required: true,
    description: 'One JWE in compact form (RSA-OAEP-256, A256GCM) over this payload with `iat` and `jti`',
    content: { 'application/jose': { schema: { type: 'string' }, 'x-payload': schema } },
  };
}

function success(definition: EndpointDefinition): Json {
  const value = toSchema(definition.answer, 'output');
  return {
    description: 'Done',
    content: {
      'application/json': {
        schema: {
          type: 'object',
          properties: { success: { const: true }, value },
          required: ['success', 'value'],
        },
      },
    },
  };
}

function refusals(definition: EndpointDefinition): Json {
  const byStatus = new Map<number, RefusalCode[]>();
  for (const code of refusalsOf(definition)) {
    const status = REFUSAL_STATUS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus]
      .sort(([a], [b]) => a - b)
      .map(([status, codes]) => [
        status,
        {
          description: codes.map((code) => `\`${code}\``).join(', '),
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
        },
      ]),
  );
}

function refusalSchema(): Json {
  return {
    type: 'object',
    properties: {
      success: { const: false },
      code: { type: 'string', enum: Object.keys(REFUSAL_STATUS) },
      message: { type: 'string', description: "In the caller's language" },
      value: { type: 'object', description: 'What the client needs to go on' },
    },
    required: ['success', 'code', 'message', 'value'],
  };
}

function toSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { target: 'draft-2020-12', io });
  return rest;
}

const header = (name: string, description: string, schema: Json) => ({
  in: 'header',
  name,
  required: false,
  description,
  schema,
});

const HEADERS: Record<string, Json> = {
  Merchant: header('Merchant', 'The merchant code; absent: found by host, else the default brand', {
    type: 'string',
  }),
  Language: header('Language', "Absent or unknown: the brand's default", {
    type: 'string',
    enum: [...LANGUAGES],
  }),
  ModuleId: header('ModuleId', 'Optional; must be one of the modules of the call', { type: 'string' }),
  Device: header('Device', 'OTHERS when running as a home-screen app', {
    type: 'string',
    enum: ['H5', 'APP', 'OTHERS'],
  }),
  RequestId: header('X-Request-Id', 'Echoed; made when absent', { type: 'string', maxLength: 64 }),
};

const SECURITY = {
  token: { type: 'http', scheme: 'bearer', description: 'Opens nothing without the session cookie' },
  cookie: { type: 'apiKey', in: 'cookie', name: 'session' },
};
