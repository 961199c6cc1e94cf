import { z } from 'zod';
import { type EndpointBase, type EndpointDefinition, refusalsOf } from './endpoint.ts';
import { LANGUAGES } from './languages.ts';
import { type OperatorEndpointDefinition, refusalsOfOperator } from './operators/operator-endpoint.ts';
import { REFUSAL_STATUS, type RefusalCode } from './refusals.ts';
import { DEVICES } from './values/identity.ts';
import { SWITCH_CODE } from './values/switches.ts';

type Json = Record<string, unknown>;
type Endpoints<Definition> = Record<string, Record<string, Definition>>;
type Place = { domain: string; name: string };

/** The site's calls as an OpenAPI 3.1 document. */
export function describeContract(contract: Endpoints<EndpointDefinition>, about: { version: string }): Json {
  return describe(contract, { ...about, title: 'Parlour', describeOne: describeEndpoint });
}

/** The calls of the operators' console, likewise. */
export function describeConsole(
  contract: Endpoints<OperatorEndpointDefinition>,
  about: { version: string },
): Json {
  return describe(contract, { ...about, title: 'Parlour console', describeOne: describeOperatorEndpoint });
}

type Describing<Definition> = {
  version: string;
  title: string;
  describeOne(definition: Definition, place: Place): Json;
};

function describe<Definition extends EndpointBase>(
  contract: Endpoints<Definition>,
  { version, title, describeOne }: Describing<Definition>,
): Json {
  const paths: Record<string, Json> = {};
  for (const [domain, endpoints] of Object.entries(contract)) {
    for (const [name, definition] of Object.entries(endpoints)) {
      const operation = { [definition.method.toLowerCase()]: describeOne(definition, { domain, name }) };
      paths[definition.path] = { ...paths[definition.path], ...operation };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title, version, license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
    servers: [{ url: '/' }],
    tags: Object.keys(contract).map((name) => ({ name })),
    paths,
    components: { parameters: HEADERS, securitySchemes: SECURITY, schemas: { Refusal: refusalSchema() } },
  };
}

function describeEndpoint(definition: EndpointDefinition, { domain, name }: Place): Json {
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
    responses: { 200: success(definition), ...refusals(refusalsOf(definition)) },
  };
}

function describeOperatorEndpoint(definition: OperatorEndpointDefinition, { domain, name }: Place): Json {
  const { access } = definition;
  return {
    operationId: `${domain}.${name}`,
    tags: [domain],
    summary: definition.summary,
    parameters: [
      ...['Merchant', 'Language', 'RequestId'].map((header) => ({
        $ref: `#/components/parameters/${header}`,
      })),
      ...queryParameters(definition),
    ],
    ...(access === 'sign_in' ? {} : { security: [{ token: [], cookie: [] }] }),
    ...(definition.body ? { requestBody: requestBody(definition) } : {}),
    'x-access': describeAccess(access),
    'x-sealed': false,
    responses: { 200: success(definition), ...refusals(refusalsOfOperator(definition)) },
  };
}

function describeAccess(access: OperatorEndpointDefinition['access']): string {
  if (access === 'sign_in') return 'sign-in';
  if (access.operator === 'self') return 'operator, own account';
  return `${access.operator}, scope ${access.scope}${access.by ? `, by ${access.by}` : ''}`;
}

function queryParameters(definition: EndpointBase): Json[] {
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

function requestBody(definition: EndpointBase & { sealed?: boolean }): Json {
  if (!definition.body) return {};
  const schema = toSchema(definition.body, 'input');
  if (!definition.sealed) return { required: true, content: { 'application/json': { schema } } };
  return {
    required: true,
    description: 'One JWE in compact form (RSA-OAEP-256, A256GCM) over this payload with `iat` and `jti`',
    content: { 'application/jose': { schema: { type: 'string' }, 'x-payload': schema } },
  };
}

function success(definition: EndpointBase): Json {
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

function refusals(codes: RefusalCode[]): Json {
  const byStatus = new Map<number, RefusalCode[]>();
  for (const code of codes) {
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
    enum: [...DEVICES],
  }),
  RequestId: header('X-Request-Id', 'Echoed; made when absent', { type: 'string', maxLength: 64 }),
};

const SECURITY = {
  token: { type: 'http', scheme: 'bearer', description: 'Opens nothing without the session cookie' },
  cookie: { type: 'apiKey', in: 'cookie', name: 'session' },
};
