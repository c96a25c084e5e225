var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};

// server/src/app.ts
import { randomUUID as randomUUID2 } from "node:crypto";

// shared/contracts/src/errors.ts
var ERROR_CODES = {
  ok: 0,
  /** The request does not fit the call; `field` names the first wrong field. */
  badRequest: 4e4,
  sessionInvalid: 40001,
  sessionExpired: 40005,
  sessionReplaced: 40009,
  forbidden: 40300,
  notFound: 40400,
  tenantNotFound: 40410,
  /** Something changed meanwhile or was done already. */
  conflict: 40900,
  tooManyRequests: 42900,
  captchaWrong: 41001,
  smsCodeWrong: 41002,
  credentialsWrong: 41003,
  signatureWrong: 41004,
  /** The call is answered once it carries a solved captcha. */
  captchaRequired: 41005,
  serverError: 5e4
};
var SUCCESS_CODES = [0, 200, 1];

// server/src/app.ts
import cookie from "@fastify/cookie";
import Fastify, { LogController } from "fastify";

// server/src/http/html.ts
var Html = class {
  constructor(source) {
    this.source = source;
  }
  source;
};
function html(texts, ...parts) {
  return new Html(texts.map((text17, index12) => text17 + sourceOf(parts[index12] ?? "")).join(""));
}
function sourceOf(part) {
  if (part instanceof Html) return part.source;
  if (typeof part === "string" || typeof part === "number") return escapeHtml(String(part));
  return part.map((piece) => piece.source).join("");
}
var ENTITIES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
function escapeHtml(text17) {
  return text17.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}

// server/src/http/messages.ts
var REFUSALS = {
  badRequest: { code: ERROR_CODES.badRequest, message: "\u8BF7\u6C42\u53C2\u6570\u6709\u8BEF" },
  sessionInvalid: { code: ERROR_CODES.sessionInvalid, message: "\u8BF7\u5148\u767B\u5F55" },
  sessionExpired: { code: ERROR_CODES.sessionExpired, message: "\u767B\u5F55\u5DF2\u8FC7\u671F\uFF0C\u8BF7\u91CD\u65B0\u767B\u5F55" },
  forbidden: { code: ERROR_CODES.forbidden, message: "\u6CA1\u6709\u6743\u9650\u8FDB\u884C\u6B64\u64CD\u4F5C" },
  crossSite: { code: ERROR_CODES.forbidden, message: "\u8BF7\u6C42\u6765\u6E90\u4E0D\u53D7\u4FE1\u4EFB" },
  notFound: { code: ERROR_CODES.notFound, message: "\u6CA1\u6709\u627E\u5230\u76F8\u5173\u5185\u5BB9" },
  tenantNotFound: { code: ERROR_CODES.tenantNotFound, message: "\u6CA1\u6709\u627E\u5230\u8BE5\u5B66\u6821" },
  conflict: { code: ERROR_CODES.conflict, message: "\u5185\u5BB9\u5DF2\u53D1\u751F\u53D8\u5316\uFF0C\u8BF7\u5237\u65B0\u540E\u91CD\u8BD5" },
  tooManyRequests: { code: ERROR_CODES.tooManyRequests, message: "\u64CD\u4F5C\u8FC7\u4E8E\u9891\u7E41\uFF0C\u8BF7\u7A0D\u540E\u518D\u8BD5" },
  // Signing in
  captchaWrong: { code: ERROR_CODES.captchaWrong, message: "\u56FE\u5F62\u9A8C\u8BC1\u7801\u9519\u8BEF\uFF0C\u8BF7\u91CD\u65B0\u8F93\u5165" },
  captchaRequired: { code: ERROR_CODES.captchaRequired, message: "\u8BF7\u8F93\u5165\u56FE\u5F62\u9A8C\u8BC1\u7801" },
  smsCodeWrong: { code: ERROR_CODES.smsCodeWrong, message: "\u9A8C\u8BC1\u7801\u9519\u8BEF\u6216\u5DF2\u5931\u6548" },
  credentialsWrong: { code: ERROR_CODES.credentialsWrong, message: "\u624B\u673A\u53F7\u6216\u5BC6\u7801\u9519\u8BEF" },
  signatureWrong: { code: ERROR_CODES.signatureWrong, message: "\u8BF7\u6C42\u7B7E\u540D\u9519\u8BEF" },
  smsTooSoon: { code: ERROR_CODES.tooManyRequests, message: "\u53D1\u9001\u8FC7\u4E8E\u9891\u7E41\uFF0C\u8BF7\u572860\u79D2\u540E\u518D\u8BD5" },
  smsTooMany: { code: ERROR_CODES.tooManyRequests, message: "\u53D1\u9001\u6B21\u6570\u5DF2\u8FBE\u4E0A\u9650\uFF0C\u8BF7\u7A0D\u540E\u518D\u8BD5" },
  ssoCodeWrong: { code: ERROR_CODES.credentialsWrong, message: "\u767B\u5F55\u94FE\u63A5\u65E0\u6548\u6216\u5DF2\u5931\u6548\uFF0C\u8BF7\u91CD\u65B0\u767B\u5F55" },
  invitationNotFound: { code: ERROR_CODES.notFound, message: "\u9080\u8BF7\u7801\u65E0\u6548" },
  // Looking certificates up
  lookupTooMany: { code: ERROR_CODES.tooManyRequests, message: "\u67E5\u8BE2\u6B21\u6570\u8FC7\u591A\uFF0C\u8BF7\u4E00\u5C0F\u65F6\u540E\u518D\u8BD5" }
};
var MESSAGES = {
  ok: "ok",
  fieldWrong: (field) => `\u53C2\u6570 ${field} \u4E0D\u6B63\u786E`,
  bodyWrong: "\u8BF7\u6C42\u5185\u5BB9\u4E0D\u662F\u6709\u6548\u7684 JSON",
  bodyTooLarge: "\u8BF7\u6C42\u5185\u5BB9\u8FC7\u5927",
  contentTypeWrong: "\u8BF7\u6C42\u5185\u5BB9\u987B\u4E3A application/json",
  pathUnknown: "\u8BF7\u6C42\u7684\u63A5\u53E3\u4E0D\u5B58\u5728",
  methodWrong: "\u8BE5\u63A5\u53E3\u4E0D\u652F\u6301\u6B64\u8BF7\u6C42\u65B9\u6CD5",
  addressWrong: "\u8BF7\u6C42\u5730\u5740\u6709\u8BEF",
  serverError: "\u7CFB\u7EDF\u7E41\u5FD9"
};

// server/src/http/plain-page.ts
var STYLE = `
:root { color-scheme: light dark; }
body { font: 16px/1.6 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
h1 { font-size: 1.75rem; line-height: 1.3; } h2 { font-size: 1.25rem; margin-top: 2.5rem; } h3 { font-size: 1rem; margin: 2rem 0 .25rem; }
code { font: 0.9em/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
table { border-collapse: collapse; width: 100%; margin: .75rem 0; } th, td { text-align: start; vertical-align: top; padding: .4rem .75rem .4rem 0; border-bottom: 1px solid #8884; }
th { font-weight: 600; } .muted { opacity: .75; } .nowrap { white-space: nowrap; }
@media (max-width: 600px) { .wide { display: block; overflow-x: auto; } }
`;
var PLAIN_STYLE_PATH = "/docs/plain.css";
function servePlainStyle(app) {
  app.get(PLAIN_STYLE_PATH, async (_request, reply) => reply.type("text/css; charset=utf-8").send(STYLE));
}
function sendPlainPage(reply, { lang, title, body, refresh }) {
  const page2 = html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${refresh === void 0 ? html`` : html`<meta http-equiv="refresh" content="${refresh}">`}
<title>${title}</title>
<link rel="stylesheet" href="${PLAIN_STYLE_PATH}">
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;
  return reply.type("text/html; charset=utf-8").header("content-security-policy", "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'").header("x-content-type-options", "nosniff").header("referrer-policy", "no-referrer").header("cache-control", "no-store").send(page2.source);
}

// server/src/api-docs/fields.ts
function fieldsOf(schema) {
  return collect(schema, "", true);
}
function collect(schema, path2, required) {
  const alternatives = [...schema.anyOf ?? [], ...schema.oneOf ?? []].filter(isSchema);
  const shown = alternatives.filter(({ type }) => type !== "null");
  if (shown.some((alternative) => alternative.properties !== void 0 || alternative.items !== void 0)) {
    return distinct(shown.flatMap((alternative) => collect(alternative, path2, required && shown.length === alternatives.length)));
  }
  const own = path2 === "" && schema.type === "object" && schema.properties !== void 0 ? [] : [{ path: path2, type: typeOf(schema), required }];
  const inside = Object.entries(schema.properties ?? {}).flatMap(
    ([name, property]) => isSchema(property) ? collect(property, path2 === "" ? name : `${path2}.${name}`, schema.required?.includes(name) ?? false) : []
  );
  const items = isSchema(schema.items) && schema.items.properties !== void 0 ? collect(schema.items, `${path2}[]`, true).slice(1) : [];
  return [...own, ...inside, ...items];
}
function distinct(fields) {
  const byPath = /* @__PURE__ */ new Map();
  for (const field of fields) {
    const known = byPath.get(field.path);
    byPath.set(
      field.path,
      known === void 0 ? field : { path: field.path, type: [.../* @__PURE__ */ new Set([...known.type.split(" or "), ...field.type.split(" or ")])].join(" or "), required: known.required && field.required }
    );
  }
  return [...byPath.values()];
}
function typeOf(schema) {
  if (schema.const !== void 0) return JSON.stringify(schema.const);
  if (schema.enum !== void 0) return schema.enum.map((value) => JSON.stringify(value)).join(" or ");
  const alternatives = [...schema.anyOf ?? [], ...schema.oneOf ?? []].filter(isSchema);
  if (alternatives.length > 0) return [...new Set(alternatives.map(typeOf))].join(" or ");
  if (schema.type === "array") return isSchema(schema.items) && schema.items.properties === void 0 ? `list of ${typeOf(schema.items)}` : "list";
  return [[schema.type ?? "any"].flat().join(" or "), ...limitsOf(schema)].join(", ");
}
function limitsOf(schema) {
  return [
    schema.minLength === void 0 ? "" : schema.minLength === 1 ? "not empty" : `at least ${schema.minLength} characters`,
    schema.maxLength === void 0 ? "" : `at most ${schema.maxLength} characters`,
    schema.pattern === void 0 ? "" : `like ${schema.pattern}`,
    schema.minimum === void 0 ? "" : `from ${schema.minimum}`,
    schema.maximum === void 0 ? "" : `to ${schema.maximum}`,
    schema.default === void 0 ? "" : `else ${JSON.stringify(schema.default)}`
  ].filter((limit) => limit !== "");
}
function isSchema(definition) {
  return typeof definition === "object" && !Array.isArray(definition);
}

// shared/contracts/src/wire.ts
import * as v from "valibot";
var text = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), ""),
  v.transform((value) => String(value))
);
var id = v.pipe(
  v.union([v.pipe(v.string(), v.nonEmpty()), v.number()]),
  v.transform((value) => String(value))
);
var numeric = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.regex(/^-?\d+(\.\d+)?$/, "not a number"))]),
  v.transform((value) => Number(value))
);
var optionalNumeric = v.pipe(
  v.nullish(v.union([v.literal(""), numeric]), null),
  v.transform((value) => value === "" ? null : value)
);
var count = v.pipe(
  optionalNumeric,
  v.transform((value) => value ?? 0)
);
var flag = v.pipe(
  v.nullish(v.union([v.boolean(), v.number(), v.string()]), false),
  v.transform((value) => value === true || String(value) === "1")
);
function list(item) {
  return v.nullish(v.array(item), []);
}
var time = text;
var coded = v.pipe(
  v.nullish(v.object({ code: text, desc: text }), { code: "", desc: "" }),
  v.transform((value) => value)
);
var jsonTextList = v.pipe(
  v.nullish(v.union([v.string(), v.array(v.string())]), []),
  v.transform((value) => typeof value === "string" ? parseTextList(value) : value)
);
function parseTextList(json) {
  try {
    const parsed = JSON.parse(json);
    return Array.isArray(parsed) ? parsed.filter((item) => typeof item === "string") : [];
  } catch {
    return [];
  }
}
function page(item) {
  return v.object({
    records: list(item),
    current: count,
    size: count,
    total: count,
    pages: count
  });
}
var MAX_PAGE_SIZE = 200;
var paging = {
  current: v.optional(v.pipe(numeric, v.integer(), v.minValue(1)), 1),
  size: v.optional(v.pipe(numeric, v.integer(), v.minValue(1), v.maxValue(9999)), 10),
  sort: v.optional(v.string()),
  order: v.optional(v.string())
};

// server/src/api-docs/json-schema.ts
import { toJsonSchema } from "@valibot/to-json-schema";
var WIRE_SCHEMAS = {
  text,
  id,
  numeric,
  optionalNumeric,
  count,
  flag,
  coded,
  jsonTextList
};
var WIRE_TYPES = {
  text: { type: "string" },
  id: { type: "string", minLength: 1 },
  numeric: { type: "number" },
  optionalNumeric: { anyOf: [{ type: "number" }, { type: "null" }] },
  count: { type: "number" },
  flag: { type: "boolean" },
  coded: { type: "object", properties: { code: { type: "string" }, desc: { type: "string" } }, required: ["code", "desc"] },
  jsonTextList: { type: "array", items: { type: "string" } }
};
var INNERMOST = /* @__PURE__ */ new Map([
  [innermostOf(text), WIRE_TYPES["text"]],
  [innermostOf(numeric), WIRE_TYPES["numeric"]]
]);
function innermostOf(schema) {
  return "pipe" in schema && Array.isArray(schema.pipe) ? innermostOf(schema.pipe[0]) : schema;
}
function jsonSchemaOf(schema) {
  const described = toJsonSchema(schema, {
    target: "draft-2020-12",
    typeMode: "input",
    errorMode: "ignore",
    definitions: WIRE_SCHEMAS,
    overrideSchema: ({ valibotSchema }) => INNERMOST.get(valibotSchema)
  });
  const { $schema: _dialect, $defs: _definitions, ...inlined } = inlineWireTypes(described);
  return inlined;
}
function inlineWireTypes(value) {
  if (Array.isArray(value)) return value.map(inlineWireTypes);
  if (typeof value !== "object" || value === null) return value;
  const reference = "$ref" in value && typeof value.$ref === "string" ? value.$ref.slice("#/$defs/".length) : void 0;
  if (reference !== void 0) return WIRE_TYPES[reference];
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, inlineWireTypes(entry)]));
}

// server/src/api-docs/openapi.ts
var ENVELOPE_ERROR = { $ref: "#/components/schemas/Failure" };
function openApiOf(routes2) {
  const paths = {};
  for (const route2 of routes2) {
    const { path: path2, method } = route2.call;
    paths[path2] = { ...paths[path2], [method.toLowerCase()]: operationOf(route2) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Campus API",
      version: "1.0.0",
      description: "Every answer is an envelope {code, msg, data, traceId}. Code 0 is success; a refused call has HTTP status 200 and another code, input that does not fit has status 400, code 40000 and names the field."
    },
    paths,
    components: {
      securitySchemes: { token: { type: "apiKey", in: "header", name: "token", description: "The token a sign-in answered with" } },
      parameters: {
        tenantId: { name: "tenantId", in: "header", schema: { type: "string" }, description: "The school; without it the host name decides" }
      },
      schemas: { Failure: failureSchema() }
    }
  };
}
function operationOf(route2) {
  const { call } = route2;
  const request = jsonSchemaOf(call.request);
  return {
    operationId: call.id,
    tags: [domainOf(route2)],
    summary: call.summary,
    "x-source": call.source,
    ...route2.signed ? { "x-signed": true } : {},
    ...call.token ? { security: call.access === "user" ? [{ token: [] }] : [{ token: [] }, {}] } : {},
    parameters: [{ $ref: "#/components/parameters/tenantId" }, ...pathParameters(call.path), ...call.method === "GET" ? queryParameters(call.path, request) : []],
    ...call.method === "GET" ? {} : { requestBody: { content: { "application/json": { schema: request } } } },
    responses: {
      200: { description: "The answer, or a refusal by its code", content: answerContent(route2) },
      400: { description: "Input that does not fit", content: { "application/json": { schema: ENVELOPE_ERROR } } }
    }
  };
}
function domainOf(route2) {
  return route2.call.id.split(".", 1)[0] ?? "";
}
function pathParameters(path2) {
  return [...path2.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name, in: "path", required: true, schema: { type: "string" } }));
}
function queryParameters(path2, request) {
  return Object.entries(request.properties ?? {}).filter(([name]) => !path2.includes(`{${name}}`)).map(([name, schema]) => ({ name, in: "query", required: request.required?.includes(name) ?? false, schema }));
}
function answerContent({ call }) {
  if (call.kind === "image") return { "image/svg+xml": { schema: { type: "string" } }, "application/json": { schema: ENVELOPE_ERROR } };
  const success2 = {
    type: "object",
    required: ["code", "msg", "data", "traceId"],
    properties: {
      code: { const: ERROR_CODES.ok },
      msg: { type: "string" },
      data: jsonSchemaOf(call.response),
      traceId: { type: "string" }
    }
  };
  return { "application/json": { schema: { oneOf: [success2, ENVELOPE_ERROR] } } };
}
function failureSchema() {
  return {
    type: "object",
    required: ["code", "msg", "data", "traceId"],
    properties: {
      code: { type: "integer", enum: [...new Set(Object.values(REFUSALS).map(({ code: code3 }) => code3)), ERROR_CODES.serverError] },
      msg: { type: "string", description: "For people to read" },
      data: { type: "null" },
      traceId: { type: "string" },
      field: { type: "string", description: "Path of the wrong field, only with code 40000" }
    }
  };
}

// server/src/api-docs/describe.ts
function describeRoutes(routes2) {
  const byDomain = /* @__PURE__ */ new Map();
  for (const route2 of routes2) {
    const domain = domainOf(route2);
    byDomain.set(domain, [...byDomain.get(domain) ?? [], describeCall(route2)]);
  }
  return [...byDomain].map(([domain, calls]) => ({ domain, calls }));
}
function describeCall(route2) {
  const { call } = route2;
  return {
    id: call.id,
    method: call.method,
    path: call.path,
    summary: call.summary,
    marks: marksOf(route2),
    request: fieldsOf(jsonSchemaOf(call.request)),
    response: call.kind === "image" ? [{ path: "", type: "image", required: true }] : fieldsOf(jsonSchemaOf(call.response))
  };
}
function marksOf({ call, signed, changes }) {
  return [
    call.access === "user" ? "needs a signed-in user" : call.token ? "carries the token, answers visitors too" : "",
    signed ? "signed" : "",
    changes && call.method === "GET" ? "changes something: same origin only" : "",
    call.source === "ours" ? "named by us in the style of the others" : ""
  ].filter((mark) => mark !== "");
}

// server/src/api-docs/api-page.ts
function serveApiDocs(app, routes2) {
  app.get("/docs/api.json", async (_request, reply) => reply.send(openApiOf(routes2)));
  app.get("/docs/api", async (_request, reply) => sendPlainPage(reply, { lang: "en", title: "Campus API", body: apiPage(routes2) }));
}
function apiPage(routes2) {
  const domains = describeRoutes(routes2);
  const contents = domains.map(({ domain, calls }) => html`<li><a href="#${domain}">${domain}</a> (${calls.length})</li>`);
  const sections = domains.map(({ domain, calls }) => html`<section><h2 id="${domain}">${domain}</h2>${calls.map(callSection)}</section>`);
  return html`<p>Every answer is an envelope <code>{ code, msg, data, traceId }</code>; the tables below show <code>data</code>. The same as OpenAPI 3.1: <a href="/docs/api.json">api.json</a>.</p>
<nav aria-label="Domains"><ul>${contents}</ul></nav>
${sections}
${refusals()}`;
}
function callSection(call) {
  return html`<h3 id="${call.id}"><code>${call.method} ${call.path}</code></h3>
<p>${call.summary}.${call.marks.length === 0 ? html`` : html` <span class="muted">${call.marks.join("; ")}.</span>`}</p>
${fieldTable("Request", call.request)}${fieldTable("data", call.response)}`;
}
function fieldTable(caption, fields) {
  if (fields.length === 0) return html``;
  const rows = fields.map(
    ({ path: path2, type, required }) => html`<tr><td><code>${path2 === "" ? "the value" : path2}</code></td><td>${type}${required ? "" : html` <span class="muted">(may be absent)</span>`}</td></tr>`
  );
  return html`<div class="wide"><table><thead><tr><th scope="col">${caption}</th><th scope="col">Type</th></tr></thead><tbody>${rows}</tbody></table></div>`;
}
function refusals() {
  const rows = Object.entries(REFUSALS).map(
    ([reason, { code: code3, message }]) => html`<tr><td>${code3}</td><td><code>${reason}</code></td><td lang="zh-CN">${message}</td></tr>`
  );
  return html`<section><h2 id="codes">Codes</h2><div class="wide"><table><thead><tr><th scope="col">code</th><th scope="col">Reason</th><th scope="col">msg</th></tr></thead><tbody>${rows}</tbody></table></div></section>`;
}

// server/src/media/random.ts
function randomOf(seed) {
  let state = hash(seed);
  const next = () => {
    state = state + 1831565813 | 0;
    let mixed = Math.imul(state ^ state >>> 15, 1 | state);
    mixed = mixed + Math.imul(mixed ^ mixed >>> 7, 61 | mixed) ^ mixed;
    return ((mixed ^ mixed >>> 14) >>> 0) / 4294967296;
  };
  return {
    between: (low, high) => low + next() * (high - low),
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0]
  };
}
function hash(text17) {
  let value = 2166136261;
  for (let index12 = 0; index12 < text17.length; index12 += 1) {
    value = Math.imul(value ^ text17.charCodeAt(index12), 16777619);
  }
  return value >>> 0;
}

// server/src/media/svg.ts
var SYSTEM_FONTS = "'PingFang SC','Microsoft YaHei','Noto Sans SC','Noto Sans CJK SC',sans-serif";
var SERIF_FONTS = "'Songti SC','STSong','SimSun','Noto Serif SC','Noto Serif CJK SC',serif";
function n(value) {
  const steps3 = Math.abs(value) < 1 ? 100 : 10;
  return String(Math.round(value * steps3) / steps3);
}
function escaped(text17) {
  return text17.replace(/[&<>"']/g, (character) => `&#${String(character.charCodeAt(0))};`);
}
function element(name, attributes, ...children) {
  const written = Object.entries(attributes).filter((entry) => entry[1] !== void 0).map(([key, value]) => ` ${key}="${typeof value === "number" ? n(value) : value}"`).join("");
  return children.length === 0 ? `<${name}${written}/>` : `<${name}${written}>${children.join("")}</${name}>`;
}
function picture(width, height, label2, ...children) {
  return element(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", viewBox: `0 0 ${n(width)} ${n(height)}`, width, height, role: "img" },
    `<title>${escaped(label2)}</title>`,
    ...children
  );
}
function rect(x, y, width, height, fill, radius2 = 0, more = {}) {
  return element("rect", { x, y, width, height, rx: radius2 === 0 ? void 0 : radius2, fill, ...more });
}
function circle(cx, cy, r, fill, more = {}) {
  return element("circle", { cx, cy, r, fill, ...more });
}
function ellipse(cx, cy, rx, ry, fill, more = {}) {
  return element("ellipse", { cx, cy, rx, ry, fill, ...more });
}
function path(d, fill, more = {}) {
  return element("path", { d, fill, ...more });
}
function stroke(d, colour, width, more = {}) {
  return element("path", {
    d,
    fill: "none",
    stroke: colour,
    "stroke-width": width,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
    ...more
  });
}
function ring(cx, cy, r, colour, width, more = {}) {
  return element("circle", { cx, cy, r, fill: "none", stroke: colour, "stroke-width": width, ...more });
}
function group(transform6, ...children) {
  return element("g", { transform: transform6 }, ...children);
}
function faded(opacity, ...children) {
  return `<g opacity="${String(opacity)}">${children.join("")}</g>`;
}
function gradient(id2, [x1, y1, x2, y2], stops) {
  const box = [x1, y1, x2, y2].map((value) => String(value));
  return `<linearGradient id="${id2}" x1="${box[0] ?? ""}" y1="${box[1] ?? ""}" x2="${box[2] ?? ""}" y2="${box[3] ?? ""}">${stopsOf(stops)}</linearGradient>`;
}
function glow(id2, stops) {
  return `<radialGradient id="${id2}">${stopsOf(stops)}</radialGradient>`;
}
function stopsOf(stops) {
  return stops.map(({ at, colour, opacity }) => {
    const visible = opacity === void 0 ? "" : ` stop-opacity="${String(opacity)}"`;
    return `<stop offset="${String(at)}" stop-color="${colour}"${visible}/>`;
  }).join("");
}
function label(x, y, content, style) {
  return element(
    "text",
    {
      x,
      y,
      fill: style.fill,
      "font-size": style.size,
      "font-weight": style.weight,
      "text-anchor": style.anchor,
      "letter-spacing": style.spacing,
      "font-family": style.serif === true ? SERIF_FONTS : SYSTEM_FONTS
    },
    escaped(content)
  );
}

// server/src/media/portrait.ts
var SKINS = ["#f6d3b8", "#efc3a2", "#e8b48e", "#dba27b"];
var HAIRS = ["#1f1a1c", "#2c2224", "#3b2a24", "#4a3328", "#77706c"];
var BLUSH = "#e8705f";
var FEATURES = "#2a2326";
var HAIR_CUTS = [
  (colour) => ({ behind: "", front: path("M62 84C58 46 84 34 104 36C130 34 144 54 138 84C132 70 124 62 112 60C96 64 78 62 70 68C66 72 64 78 62 84Z", colour) }),
  (colour) => ({
    behind: path("M56 92C50 44 76 30 100 30S150 44 144 92C146 116 142 130 136 140H64C58 130 54 116 56 92Z", colour),
    front: path("M64 84C64 58 84 52 98 52C120 52 136 60 136 84C126 78 116 70 108 60C100 72 82 80 64 84Z", colour)
  }),
  (colour) => ({
    behind: [circle(100, 26, 17, colour), path("M60 88C56 48 78 36 100 36S144 48 140 88Z", colour)].join(""),
    front: path("M64 82C66 58 84 50 100 50S134 58 136 82C126 66 112 60 100 60S74 66 64 82Z", colour)
  }),
  (colour) => ({ behind: "", front: path("M62 82C56 44 80 38 92 40C112 28 146 40 138 82C136 74 132 68 128 64C110 70 84 68 72 60C66 66 64 74 62 82Z", colour) }),
  (colour) => ({
    behind: path("M58 96C50 46 78 32 100 32S150 46 142 96C152 132 150 160 146 172H126V120H74V172H54C50 160 48 132 58 96Z", colour),
    front: path("M64 86C62 60 80 50 100 52C122 50 138 60 136 86C130 74 122 66 92 62C82 66 70 74 64 86Z", colour)
  }),
  (colour) => ({ behind: "", front: path("M64 78C62 52 80 40 100 40S138 52 136 78C134 68 130 62 126 60C112 56 88 56 74 60C70 62 66 68 64 78Z", colour) })
];
function person(p, random, headwear) {
  const skin = random.pick(SKINS);
  const hair = random.pick(HAIR_CUTS)(random.pick(HAIRS));
  const cloth = random.pick([p.base, p.deep, p.coral, p.sparkDeep, p.leaf, p.steelDark]);
  const shirt = random.pick([p.white, p.mist, p.sparkSoft]);
  const glasses = random.whole(0, 3) === 0;
  return [
    headwear === "chef" || headwear === "nurse" || headwear === "none" ? hair.behind : "",
    path("M30 200C30 164 56 150 82 146H118C144 150 170 164 170 200Z", headwear === "chef" || headwear === "nurse" ? p.white : cloth),
    path("M78 146L100 178L122 146Z", shirt),
    path("M78 146L100 178L88 190L68 150ZM122 146L100 178L112 190L132 150Z", headwear === "none" ? p.night : p.steelLight, { opacity: headwear === "none" ? 0.18 : 1 }),
    path("M84 118H116V146C116 156 108 162 100 162S84 156 84 146Z", skin),
    path("M84 126H116V134Q100 146 84 134Z", p.night, { opacity: 0.12 }),
    circle(62, 92, 9, skin),
    circle(138, 92, 9, skin),
    path("M64 78C64 56 80 48 100 48S136 56 136 78V98C136 122 118 134 100 134S64 122 64 98Z", skin),
    circle(74, 106, 8, BLUSH, { opacity: 0.3 }),
    circle(126, 106, 8, BLUSH, { opacity: 0.3 }),
    ellipse(85, 92, 4, 5, FEATURES),
    ellipse(115, 92, 4, 5, FEATURES),
    stroke("M78 80Q85 76 92 80M108 80Q115 76 122 80", FEATURES, 2.6, { opacity: 0.7 }),
    stroke("M100 96Q98 102 101 104", "#8a4f3a", 2.2, { opacity: 0.5 }),
    stroke("M89 114Q100 123 111 114", "#8a3f38", 3),
    glasses ? [ring(85, 92, 12, p.night, 2.4), ring(115, 92, 12, p.night, 2.4), stroke("M97 91Q100 89 103 91", p.night, 2.4)].join("") : "",
    headwear === "none" || headwear === "nurse" || headwear === "chef" ? hair.front : "",
    HEADWEAR[headwear](p)
  ].join("");
}
var HEADWEAR = {
  none: () => "",
  helmet: (p) => [
    path("M58 76C56 42 80 26 100 26S144 42 142 76Z", p.spark),
    rect(92, 22, 16, 50, p.sparkDeep, 6),
    rect(50, 70, 100, 12, p.sparkDeep, 6)
  ].join(""),
  cap: (p) => [path("M60 74C58 44 80 32 100 32S142 44 140 74Z", p.deep), path("M58 72H142C152 74 158 80 158 84C130 76 90 76 58 80Z", p.base), circle(100, 54, 8, p.spark)].join(""),
  chef: (p) => [
    path("M66 62C44 60 44 30 66 30C72 10 96 8 104 18C118 6 140 14 138 32C158 34 154 62 134 62Z", p.white),
    rect(66, 52, 68, 18, p.steelLight, 3)
  ].join(""),
  nurse: (p) => [path("M66 58C72 34 128 34 134 58L128 66H72Z", p.white), path("M96 42H104V47H109V55H104V60H96V55H91V47H96Z", p.coral)].join("")
};
function avatar(p, name) {
  const random = randomOf(`avatar ${name}`);
  const ground = random.pick([p.soft, p.mist, p.sparkSoft, p.bright]);
  return picture(
    200,
    200,
    "\u5934\u50CF",
    rect(0, 0, 200, 200, ground),
    circle(random.between(20, 180), random.between(10, 60), random.between(50, 90), p.white, { opacity: 0.35 }),
    person(p, random, random.whole(0, 7) === 0 ? "cap" : "none")
  );
}

// server/src/media/certificate-picture.ts
var WIDTH = 1120;
var HEIGHT = 792;
var MIDDLE = 690;
function certificatePicture(p, face) {
  return picture(
    WIDTH,
    HEIGHT,
    `${face.title}\uFF0C${face.holder}`,
    sheet(p),
    spine(p, face),
    label(MIDDLE, 156, face.title, { size: 54, fill: p.deep, weight: 700, anchor: "middle", spacing: 10, serif: true }),
    label(MIDDLE, 194, face.subtitle, { size: 17, fill: p.base, anchor: "middle", spacing: 3, serif: true }),
    ornament(p),
    label(MIDDLE, 300, face.holder, { size: 46, fill: p.night, weight: 700, anchor: "middle", spacing: 8, serif: true }),
    rect(MIDDLE - 160, 318, 320, 2, p.soft),
    ...face.statement.map((line, index12) => label(MIDDLE, 364 + index12 * 38, line, { size: 23, fill: p.night, anchor: "middle", spacing: 1, serif: true })),
    ...face.facts.map(([name, value], index12) => fact(p, name, value, index12)),
    label(420, 690, `\u8BC1\u4E66\u7F16\u53F7  ${face.number}`, { size: 18, fill: p.deep, spacing: 1 }),
    label(960, 640, face.issuer, { size: 22, fill: p.night, weight: 600, anchor: "end", serif: true }),
    label(960, 674, face.date, { size: 20, fill: p.night, anchor: "end", serif: true }),
    seal(face.issuer)
  );
}
function sheet(p) {
  const waves = Array.from({ length: 26 }, (_, index12) => `M330 ${n(60 + index12 * 27)}q35 -16 70 0t70 0t70 0t70 0t70 0t70 0t70 0t70 0t70 0t70 0`);
  return [
    element("defs", {}, gradient("paper", [0, 0, 1, 1], [{ at: 0, colour: p.white }, { at: 1, colour: p.mist }]), gradient("spine", [0, 0, 0, 1], [{ at: 0, colour: p.base }, { at: 1, colour: p.night }])),
    rect(0, 0, WIDTH, HEIGHT, "url(#paper)"),
    stroke(waves.join(""), p.soft, 1, { opacity: 0.45 }),
    rect(22, 22, WIDTH - 44, HEIGHT - 44, "none", 4, { stroke: p.sparkDeep, "stroke-width": 3 }),
    rect(32, 32, WIDTH - 64, HEIGHT - 64, "none", 2, { stroke: p.sparkDeep, "stroke-width": 1 }),
    ...[
      [22, 22, 0],
      [WIDTH - 22, 22, 90],
      [WIDTH - 22, HEIGHT - 22, 180],
      [22, HEIGHT - 22, 270]
    ].map(([x, y, turn]) => group(`translate(${n(Number(x))} ${n(Number(y))}) rotate(${n(Number(turn))})`, path("M0 0H64L0 64Z", p.sparkDeep), path("M10 10H38L10 38Z", p.sparkSoft)))
  ].join("");
}
function spine(p, face) {
  const random = randomOf(face.number);
  return [
    rect(60, 60, 250, HEIGHT - 120, "url(#spine)", 6),
    ...[90, 130, 170, 210].map((r) => ring(185, 640, r, p.soft, 1.2, { opacity: 0.25 })),
    rect(105, 120, 160, 200, p.mist, 4),
    element("svg", { x: 105, y: 120, width: 160, height: 200, viewBox: "20 0 160 200" }, person(p, random, "none")),
    rect(105, 120, 160, 200, "none", 4, { stroke: p.white, "stroke-width": 6 }),
    circle(185, 560, 62, p.spark),
    circle(185, 560, 52, p.sparkDeep),
    path("M185 518L197 545L226 548L204 568L210 597L185 582L160 597L166 568L144 548L173 545Z", p.sparkSoft),
    path("M150 606L136 676L166 656L178 622ZM220 606L234 676L204 656L192 622Z", p.spark)
  ].join("");
}
function ornament(p) {
  return [rect(MIDDLE - 150, 222, 120, 2, p.sparkDeep), rect(MIDDLE + 30, 222, 120, 2, p.sparkDeep), path(`M${n(MIDDLE)} 212L${n(MIDDLE + 11)} 223L${n(MIDDLE)} 234L${n(MIDDLE - 11)} 223Z`, p.sparkDeep)].join("");
}
function fact(p, name, value, index12) {
  const x = index12 % 2 === 0 ? 420 : 700;
  const y = 500 + Math.floor(index12 / 2) * 46;
  return [label(x, y, name, { size: 18, fill: p.base }), label(x + 88, y, value, { size: 19, fill: p.night, weight: 600 })].join("");
}
function seal(issuer) {
  const red = "#c8322b";
  return faded(
    0.82,
    group(
      "rotate(-8 900 640)",
      ring(900, 640, 74, red, 4),
      path("M900 602L909 628L937 628L914 645L923 672L900 655L877 672L886 645L863 628L891 628Z", red),
      element("path", { id: "arc", d: "M846 660A58 58 0 1 1 954 660", fill: "none" }),
      element(
        "text",
        { "font-size": issuer.length > 12 ? 12 : 15, fill: red, "font-weight": 600, "letter-spacing": 1, "text-anchor": "middle" },
        element("textPath", { href: "#arc", startOffset: "50%" }, escaped(issuer))
      ),
      label(900, 698, "\u6837\u4F8B", { size: 16, fill: red, weight: 700, anchor: "middle", spacing: 6 })
    )
  );
}

// server/src/media/colour.ts
function fromHex(hex) {
  const channel = (start2) => toLinear(Number.parseInt(hex.slice(start2, start2 + 2), 16) / 255);
  const [r, g, b] = [channel(1), channel(3), channel(5)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b2 = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b2),
    hue: (Math.atan2(b2, a) * 180 / Math.PI + 360) % 360
  };
}
function toHex({ lightness, chroma, hue }) {
  for (let c = chroma; c > 0; c -= 4e-3) {
    const rgb = toRgb(lightness, c, hue);
    if (rgb.every((value) => value >= -1e-3 && value <= 1.001)) return hexOf(rgb);
  }
  return hexOf(toRgb(lightness, 0, hue));
}
function toRgb(lightness, chroma, hue) {
  const a = chroma * Math.cos(hue * Math.PI / 180);
  const b = chroma * Math.sin(hue * Math.PI / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s
  ].map(toGamma);
}
function hexOf(rgb) {
  const channels = rgb.map((value) => Math.round(Math.min(1, Math.max(0, value)) * 255));
  return `#${channels.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}
function toLinear(value) {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
function toGamma(value) {
  return value <= 31308e-7 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
}

// server/src/media/palette.ts
function paletteOf(accent) {
  const { hue, chroma } = fromHex(accent);
  const strength = Math.min(1.1, Math.max(0.55, chroma / 0.13));
  const isWarm = hue < 110 || hue > 335;
  const shade = isWarm ? 255 : hue;
  const tone = (lightness, full, at = hue) => toHex({ lightness, chroma: full * strength, hue: at });
  return {
    night: tone(0.25, isWarm ? 0.035 : 0.06, shade),
    deep: tone(0.37, isWarm ? 0.05 : 0.1, shade),
    base: tone(0.5, 0.13),
    bright: tone(0.67, 0.13),
    soft: tone(0.85, 0.07),
    mist: tone(0.94, 0.028),
    paper: tone(0.985, 8e-3),
    spark: toHex({ lightness: 0.82, chroma: 0.14, hue: isWarm ? 88 : 75 }),
    sparkDeep: toHex({ lightness: 0.66, chroma: 0.14, hue: isWarm ? 72 : 58 }),
    sparkSoft: toHex({ lightness: 0.94, chroma: 0.05, hue: isWarm ? 92 : 75 }),
    coral: toHex({ lightness: isWarm ? 0.62 : 0.69, chroma: 0.16, hue: isWarm ? 8 : 32 }),
    leaf: toHex({ lightness: 0.66, chroma: 0.11, hue: isWarm ? 175 : 155 }),
    steel: tone(0.74, 0.022, shade),
    steelDark: tone(0.46, 0.035, shade),
    steelLight: tone(0.89, 0.016, shade),
    white: "#ffffff"
  };
}

// server/src/media/send-picture.ts
var DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'";
function sendPicture(reply, drawing, cacheControl) {
  return reply.header("content-type", "image/svg+xml").header("content-security-policy", DRAWING_POLICY).header("x-content-type-options", "nosniff").header("cache-control", cacheControl).send(drawing);
}
function sendNoPicture(reply) {
  return reply.code(404).header("content-type", "text/plain; charset=utf-8").header("cache-control", "no-store").send("");
}

// server/src/school/school.schema.ts
import { doublePrecision, index, integer as integer2, jsonb, text as text4, uniqueIndex } from "drizzle-orm/pg-core";

// server/src/database/tenant-table.ts
import { sql as sql2 } from "drizzle-orm";
import { pgTable as pgTable2, primaryKey, text as text3, timestamp as timestamp2 } from "drizzle-orm/pg-core";

// server/src/tenants/tenants.schema.ts
import { sql } from "drizzle-orm";
import { pgTable, text as text2, timestamp } from "drizzle-orm/pg-core";
var tenants = pgTable("tenants", {
  id: text2("id").primaryKey(),
  name: text2("name").notNull(),
  createdTime: timestamp("created_time", { withTimezone: true, mode: "date" }).notNull().default(sql`now()`)
});
var tenantHosts = pgTable("tenant_hosts", {
  preDomain: text2("pre_domain").primaryKey(),
  tenantId: text2("tenant_id").notNull().references(() => tenants.id, { onDelete: "cascade" })
});

// server/src/database/tenant-table.ts
function tenantColumns() {
  return {
    tenantId: text3("tenant_id").notNull().default(sql2`current_setting('campus.tenant_id', true)`).references(() => tenants.id, { onDelete: "cascade" }),
    id: text3("id").notNull()
  };
}
function tenantTable(name, columns, extra) {
  return pgTable2(name, { ...tenantColumns(), ...columns }, (table2) => [
    primaryKey({ columns: [table2.tenantId, table2.id] }),
    ...extra?.(table2) ?? []
  ]);
}
function moment(name) {
  return timestamp2(name, { withTimezone: true, mode: "date" });
}

// server/src/school/school.schema.ts
var schools = tenantTable("schools", {
  logo: text4("logo").notNull().default(""),
  address: text4("address").notNull().default(""),
  latitude: doublePrecision("latitude"),
  longitude: doublePrecision("longitude"),
  projectName: text4("project_name").notNull().default(""),
  universityName: text4("university_name").notNull().default(""),
  schoolType: text4("school_type").notNull().default(""),
  schoolTypeName: text4("school_type_name").notNull().default(""),
  institutionProperty: text4("institution_property").notNull().default(""),
  institutionGrade: text4("institution_grade").notNull().default(""),
  trainingMode: text4("training_mode").notNull().default(""),
  serviceAttribute: jsonb("service_attribute").$type().notNull().default([]),
  certificateAttribute: jsonb("certificate_attribute").$type().notNull().default([]),
  practicalTrainingLoginUrl: text4("practical_training_login_url").notNull().default(""),
  examLoginUrl: text4("exam_login_url").notNull().default(""),
  contactMobile: text4("contact_mobile").notNull().default(""),
  certificationOrganizationTypeName: text4("certification_organization_type_name").notNull().default(""),
  trainingInstitutionsName: text4("training_institutions_name").notNull().default(""),
  schoolParentType: text4("school_parent_type").notNull().default(""),
  crowd: text4("crowd").notNull().default(""),
  website: text4("website").notNull().default(""),
  educationalInstitution: jsonb("educational_institution").$type(),
  settings: jsonb("settings").$type().notNull().default({}),
  /** How often the site was opened, once for each visitor and day. */
  browseCount: integer2("browse_count").notNull().default(0)
});
var schoolVisits = tenantTable("school_visits", { day: text4("day").notNull() }, (table2) => [
  index("school_visits_day").on(table2.tenantId, table2.day)
]);
var enrolDistricts = tenantTable("school_enrol_districts", {
  enrollDistrictScope: text4("enroll_district_scope").notNull(),
  seq: integer2("seq").notNull().default(0)
});
var servicePoints = tenantTable("school_service_points", {
  /** ENROLL, TEACHING, EXAM or EVALUATE. */
  type: text4("type").notNull(),
  name: text4("name").notNull(),
  url: text4("url").notNull().default(""),
  startTime: text4("start_time").notNull().default(""),
  endTime: text4("end_time").notNull().default(""),
  mobile: text4("mobile").notNull().default(""),
  provinceName: text4("province_name").notNull().default(""),
  cityName: text4("city_name").notNull().default(""),
  address: text4("address").notNull().default(""),
  enrollDistrictScope: text4("enroll_district_scope").notNull().default(""),
  latitude: doublePrecision("latitude"),
  longitude: doublePrecision("longitude"),
  seq: integer2("seq").notNull().default(0)
});
var certificationOrganizations = tenantTable("certification_organizations", {
  name: text4("name").notNull(),
  orgType: text4("org_type").notNull(),
  certificationType: text4("certification_type").notNull().default(""),
  serviceScope: text4("service_scope").notNull().default(""),
  features: text4("features").notNull().default(""),
  seq: integer2("seq").notNull().default(0)
});
var universityInformation = tenantTable("university_information", {
  type: integer2("type").notNull(),
  title: text4("title").notNull(),
  content: text4("content").notNull().default(""),
  seq: integer2("seq").notNull().default(0)
});
var schoolDomains = tenantTable(
  "school_domains",
  { domainType: text4("domain_type").notNull(), domain: text4("domain").notNull() },
  (table2) => [uniqueIndex("school_domains_type").on(table2.tenantId, table2.domainType)]
);
var serviceContacts = tenantTable("service_contacts", {
  mobile: text4("mobile").notNull().default(""),
  url: text4("url").notNull().default(""),
  seq: integer2("seq").notNull().default(0)
});
var clues = tenantTable(
  "clues",
  {
    /** The browser's or user's id as the form sent it; a hint, not an identity. */
    clueId: text4("clue_id").notNull(),
    /** Who was signed in, null for a visitor. */
    userId: text4("user_id"),
    name: text4("name").notNull(),
    mobile: text4("mobile").notNull(),
    content: text4("content").notNull(),
    createdTime: moment("created_time").notNull()
  },
  (table2) => [index("clues_created").on(table2.tenantId, table2.createdTime)]
);

// server/src/certificate/certificate-face.ts
import { eq } from "drizzle-orm";

// server/src/certificate/certificate.schema.ts
import { boolean as boolean2, date, text as text5, uniqueIndex as uniqueIndex2 } from "drizzle-orm/pg-core";
var skillCertificates = tenantTable(
  "skill_certificates",
  {
    certificateCode: text5("certificate_code").notNull(),
    name: text5("name").notNull(),
    card: text5("card").notNull().default(""),
    mobile: text5("mobile").notNull().default(""),
    professionName: text5("profession_name").notNull().default(""),
    typeOfWorkName: text5("type_of_work_name").notNull().default(""),
    level: text5("level").notNull().default(""),
    sendDate: date("send_date", { mode: "string" }),
    /** Whether the school gives out a picture of it. */
    hasPicture: boolean2("has_picture").notNull().default(true)
  },
  (table2) => [uniqueIndex2("skill_certificates_code").on(table2.tenantId, table2.certificateCode)]
);
var trainingCertificates = tenantTable(
  "training_certificates",
  {
    certificateNum: text5("certificate_num").notNull(),
    studentName: text5("student_name").notNull(),
    idType: text5("id_type").notNull().default(""),
    idCard: text5("id_card").notNull().default(""),
    mobile: text5("mobile").notNull().default(""),
    productName: text5("product_name").notNull().default(""),
    agencyName: text5("agency_name").notNull().default(""),
    startTime: date("start_time", { mode: "string" }),
    endTime: date("end_time", { mode: "string" }),
    hasPicture: boolean2("has_picture").notNull().default(true)
  },
  (table2) => [uniqueIndex2("training_certificates_number").on(table2.tenantId, table2.certificateNum)]
);
var pictureKeys = tenantTable("certificate_picture_keys", { secret: text5("secret").notNull() });

// server/src/certificate/mask.ts
function maskCard(card) {
  return maskMiddle(card, 4, 4);
}
function maskMobile(mobile2) {
  return maskMiddle(mobile2, 3, 4);
}
function maskMiddle(text17, head, tail) {
  const hidden = text17.length - head - tail;
  if (hidden < 4) return "*".repeat(text17.length);
  return text17.slice(0, head) + "*".repeat(hidden) + text17.slice(-tail);
}

// server/src/certificate/certificate-face.ts
async function certificateFace(tx, kind, id2, issuer) {
  return kind === "skill" ? skillFace(tx, id2, issuer) : trainingFace(tx, id2);
}
async function skillFace(tx, id2, issuer) {
  const [found] = await tx.select().from(skillCertificates).where(eq(skillCertificates.id, id2));
  if (found === void 0 || !found.hasPicture) return void 0;
  const { name, card, professionName, typeOfWorkName, level, sendDate, certificateCode } = found;
  return {
    title: "\u804C\u4E1A\u6280\u80FD\u7B49\u7EA7\u8BC1\u4E66",
    subtitle: "CERTIFICATE OF OCCUPATIONAL SKILL LEVEL",
    holder: name,
    statement: ["\u7ECF\u8003\u6838\uFF0C\u8BE5\u540C\u5FD7\u7B26\u5408\u804C\u4E1A\u6280\u80FD\u6807\u51C6\u8981\u6C42\uFF0C", `\u8FBE\u5230${professionName}${level}\u6C34\u5E73\uFF0C\u7279\u53D1\u6B64\u8BC1\u3002`],
    facts: [
      ["\u804C\u4E1A\u540D\u79F0", professionName],
      ["\u5DE5\u79CD\u540D\u79F0", typeOfWorkName],
      ["\u6280\u80FD\u7B49\u7EA7", level],
      ["\u8BC1\u4EF6\u53F7\u7801", maskCard(card)]
    ],
    number: certificateCode,
    issuer,
    date: writtenDay(sendDate)
  };
}
async function trainingFace(tx, id2) {
  const [found] = await tx.select().from(trainingCertificates).where(eq(trainingCertificates.id, id2));
  if (found === void 0 || !found.hasPicture) return void 0;
  const { studentName, idCard, productName, agencyName, startTime, endTime, certificateNum } = found;
  return {
    title: "\u57F9\u8BAD\u7ED3\u4E1A\u8BC1\u4E66",
    subtitle: "CERTIFICATE OF COMPLETION",
    holder: studentName,
    statement: [`\u4E8E${writtenDay(startTime)}\u81F3${writtenDay(endTime)}\u53C2\u52A0`, `${productName}\u5B66\u4E60\uFF0C\u8003\u6838\u5408\u683C\uFF0C\u51C6\u4E88\u7ED3\u4E1A\u3002`],
    facts: [
      ["\u57F9\u8BAD\u9879\u76EE", productName],
      ["\u8BC1\u4EF6\u53F7\u7801", maskCard(idCard)]
    ],
    number: certificateNum,
    issuer: agencyName,
    date: writtenDay(endTime)
  };
}
function writtenDay(day) {
  const [year = "", month = "", date2 = ""] = (day ?? "").split("-");
  return day === null ? "" : `${year}\u5E74${String(Number(month))}\u6708${String(Number(date2))}\u65E5`;
}

// server/src/certificate/picture-address.ts
import { createHmac, timingSafeEqual } from "node:crypto";

// server/src/database/ids.ts
import { randomBytes, randomInt } from "node:crypto";
function newId(now = Date.now()) {
  return (BigInt(now) << 22n | BigInt(randomInt(1 << 22))).toString();
}
function newSecret() {
  return randomBytes(32).toString("base64url");
}

// server/src/certificate/picture-address.ts
var LIFETIME_S = 10 * 60;
var KEY_ID = "current";
async function pictureKey(tx) {
  const [known] = await tx.select({ secret: pictureKeys.secret }).from(pictureKeys);
  if (known !== void 0) return known.secret;
  await tx.insert(pictureKeys).values({ id: KEY_ID, secret: newSecret() }).onConflictDoNothing();
  const [made] = await tx.select({ secret: pictureKeys.secret }).from(pictureKeys);
  if (made === void 0) throw new Error("the signing key of certificate pictures was not kept");
  return made.secret;
}
function pictureAddress(picture2, key, now) {
  const expires = Math.floor(now.getTime() / 1e3) + LIFETIME_S;
  const { tenantId, kind, id: id2 } = picture2;
  return `/media/${tenantId}/certificate/${kind}-${id2}.svg?expires=${String(expires)}&signature=${sign(picture2, expires, key)}`;
}
function isPictureAddress(picture2, { expires, signature }, key, now) {
  const expected = Buffer.from(sign(picture2, expires, key));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) && expires * 1e3 > now.getTime();
}
function sign({ tenantId, kind, id: id2 }, expires, key) {
  return createHmac("sha256", key).update(`${tenantId}/${kind}-${id2}?${String(expires)}`).digest("base64url");
}

// server/src/certificate/certificate-pictures.ts
var FILE = /^(skill|training)-([\w-]{1,40})\.svg$/;
var DEFAULT_ACCENT = "#1f5f8b";
function registerCertificatePictures(app, { database, now }) {
  app.get("/media/:tenantId/certificate/:file", async (request, reply) => {
    const drawing = await drawCertificate(request, database, now());
    return drawing === void 0 ? sendNoPicture(reply) : sendCertificate(reply, drawing);
  });
}
async function drawCertificate(request, database, now) {
  const { tenantId, file } = request.params;
  const { expires = "", signature = "" } = request.query;
  const [, kind, id2] = FILE.exec(file) ?? [];
  if (kind === void 0 || id2 === void 0 || !/^\w{1,40}$/.test(tenantId) || !/^\d{1,12}$/.test(expires)) return void 0;
  return database.withTenant(tenantId, async (tx) => {
    const [school] = await tx.select().from(schools);
    if (school === void 0) return void 0;
    const picture2 = { tenantId, kind, id: id2 };
    if (!isPictureAddress(picture2, { expires: Number(expires), signature }, await pictureKey(tx), now)) return void 0;
    const face = await certificateFace(tx, picture2.kind, id2, school.universityName);
    return face === void 0 ? void 0 : certificatePicture(paletteOf(school.settings.accentColour ?? DEFAULT_ACCENT), face);
  });
}
function sendCertificate(reply, drawing) {
  return sendPicture(reply.header("referrer-policy", "no-referrer").header("x-robots-tag", "noindex"), drawing, "private, no-store");
}

// server/src/gateway/gateway.ts
import { join as join3 } from "node:path";

// server/src/static/static.routes.ts
import { createReadStream } from "node:fs";

// server/src/registry/release.model.ts
var SHELL_ID = "shell";
var VERSION = /^[0-9A-Za-z](?:[0-9A-Za-z+-]|\.(?!\.)){0,79}$/;
function isVersion(version) {
  return VERSION.test(version) && !version.endsWith(".");
}
var FILE_NAME = /^[\w@+-][\w@+.-]*(?:\/[\w@+-][\w@+.-]*)*$/;
function isFileName(name) {
  return name.length <= 200 && FILE_NAME.test(name);
}
function storeBase(id2, version) {
  const folder = encodeURIComponent(version);
  return id2 === SHELL_ID ? `/shell/${folder}/` : `/modules/${id2}/${folder}/`;
}
function moduleReleaseOf({ version, base: base2, manifest }) {
  const { entry, routes: routes2, slots, preload, routePreload } = manifest;
  return { version, base: base2, entry, routes: routes2, slots, preload, routePreload, integrity: integrityOf(manifest) };
}
function integrityOf({ files }) {
  const loadable = Object.entries(files).filter(([name]) => /\.(?:m?js|css)$/.test(name));
  return Object.fromEntries(loadable.map(([name, { integrity: integrity2 }]) => [name, integrity2]));
}
function outsideOrigin(base2) {
  return base2.startsWith("/") ? null : new URL(base2).origin;
}

// server/src/static/encoding.model.ts
var CODINGS = ["br", "gzip"];
function chooseCoding(acceptEncoding, atHand) {
  if (acceptEncoding === void 0 || atHand.length === 0) return null;
  const weights = weightsOf(acceptEncoding);
  const accepted = CODINGS.filter((coding) => atHand.includes(coding) && weightOf(weights, coding) > 0);
  return accepted.sort((one, other) => weightOf(weights, other) - weightOf(weights, one))[0] ?? null;
}
function weightOf(weights, coding) {
  return weights.get(coding) ?? weights.get("*") ?? 0;
}
function weightsOf(acceptEncoding) {
  const weights = /* @__PURE__ */ new Map();
  for (const part of acceptEncoding.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim());
    const weight2 = parameters.find((parameter) => parameter.startsWith("q="));
    if (name !== "") weights.set(name === "x-gzip" ? "gzip" : name, weight2 === void 0 ? 1 : Number(weight2.slice(2)) || 0);
  }
  return weights;
}

// server/src/static/release-files.ts
import { stat } from "node:fs/promises";
import { join as join2 } from "node:path";

// server/src/caching/recent.ts
var Recent = class {
  #entries = /* @__PURE__ */ new Map();
  #limit;
  constructor(limit) {
    this.#limit = limit;
  }
  /** The entry of a key, made when there is none. */
  get(key, create) {
    const known = this.#entries.get(key);
    const value = known ?? create();
    this.#entries.delete(key);
    this.#entries.set(key, value);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > this.#limit && oldest !== void 0) this.#entries.delete(oldest);
    return value;
  }
  forget(key) {
    this.#entries.delete(key);
  }
};

// server/src/registry/release-store.ts
import { createHash, randomUUID } from "node:crypto";
import { cp, mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliDecompress, gunzip } from "node:zlib";

// shared/contracts/src/composition.ts
import * as v3 from "valibot";

// shared/contracts/src/call.ts
function defineCall(options) {
  return {
    token: options.access === "user",
    access: "open",
    kind: "envelope",
    source: "specification",
    ...options
  };
}

// shared/contracts/src/school.ts
import * as v2 from "valibot";
var BRANDS = ["kingdee", "gdhuanbao", "kuka"];
var tenantInfo = v2.object({ id, name: text });
var schoolInfo = v2.object({
  logo: text,
  address: text,
  latitude: optionalNumeric,
  longitude: optionalNumeric,
  projectName: text,
  universityName: text,
  universityId: text,
  schoolType: text,
  schoolTypeName: text
});
var servicePoint = v2.object({
  type: text,
  name: text,
  /** Cover picture. */
  url: text,
  /** `HH:mm`, Beijing time; '' when not given. */
  startTime: text,
  endTime: text,
  mobile: text,
  provinceName: text,
  cityName: text,
  address: text,
  enrollDistrictScope: text,
  latitude: optionalNumeric,
  longitude: optionalNumeric
});
var certificationOrganization = v2.object({
  id,
  name: text,
  orgType: text,
  certificationType: text,
  serviceScope: text,
  features: text
});
var emptyInstitution = { name: "", educationProperty: "", schoolFaculty: "", features: "", facilities: "" };
var buSchoolInfo = v2.object({
  logo: text,
  projectName: text,
  institutionProperty: text,
  institutionGrade: text,
  trainingMode: text,
  serviceAttribute: jsonTextList,
  practicalTrainingLoginUrl: text,
  examLoginUrl: text,
  contactMobile: text,
  certificationOrganizationTypeName: text,
  trainingInstitutionsName: text,
  schoolParentType: text,
  certificateAttribute: jsonTextList,
  crowd: text,
  website: text,
  educationalInstitution: v2.nullish(
    v2.object({ name: text, educationProperty: text, schoolFaculty: text, features: text, facilities: text }),
    emptyInstitution
  ),
  buSchoolEnrollDistrictList: list(v2.object({ enrollDistrictScope: text })),
  buSchoolServicePointList: list(servicePoint),
  certificationOrganizationList: list(certificationOrganization)
});
var tenantSettings = v2.object({
  /** Accent colour as #rrggbb; contrast is kept by the theme whatever it is. */
  accentColour: v2.nullish(v2.pipe(v2.string(), v2.regex(/^#[0-9a-f]{6}$/i)), "#1f5f8b"),
  /** Corners of the school's site. */
  corners: v2.nullish(v2.picklist(["sharp", "soft", "round"]), "soft"),
  /** The brand that runs this site, '' for an ordinary school. */
  brand: v2.nullish(v2.picklist(["", ...BRANDS]), ""),
  /** The brand's name as it stands in texts. */
  brandName: text,
  /** A fixed page title that wins over every rule. */
  fixedTitle: text,
  licence: text,
  recordNumber: text,
  /** The certification organisation whose presence switches the footer, and the vendor it then names. */
  vendorOrganizationId: text,
  vendorName: text
});
var tenantQuery = v2.object({ tenantId: id });
var getInfoByTenantId = defineCall({
  id: "school.getInfoByTenantId",
  method: "GET",
  path: "/api/universityAdvertise/anyUser/university/info/getInfoByTenantId",
  summary: "A school\u2019s basic record",
  request: tenantQuery,
  response: schoolInfo
});
var getDetailByTenantId = defineCall({
  id: "school.getDetailByTenantId",
  method: "GET",
  path: "/api/universityAdvertise/anyBiz/buSchool/getDetailByTenantId",
  summary: "A school\u2019s record as a business unit",
  request: tenantQuery,
  response: buSchoolInfo
});
var ONLINE_SCHOOL_DOMAIN_TYPE = "ONLINE_SCHOOL";
var getDomainByDomainType = defineCall({
  id: "school.getDomainByDomainType",
  method: "GET",
  path: "/api/universityAdvertise/anyBiz/buSchool/getDomainByDomainType",
  summary: "The tenant\u2019s domain of one type, as text; empty when it has none",
  request: v2.object({ data: v2.pipe(v2.string(), v2.nonEmpty()) }),
  response: text
});
var getTenantByPreDomain = defineCall({
  id: "school.getTenantByPreDomain",
  method: "GET",
  path: "/api/system/anyTenant/defTenant/getTenantByPreDomain",
  summary: "The tenant of a host name without its known suffix",
  request: v2.object({ data: v2.string() }),
  response: v2.nullish(tenantInfo, null)
});
var getTenantSettings = defineCall({
  id: "school.getTenantSettings",
  method: "GET",
  path: "/api/system/anyTenant/defTenant/getTenantSettings",
  summary: "A tenant\u2019s look, brand and texts",
  request: tenantQuery,
  response: tenantSettings,
  source: "ours"
});
var queryUniversityInformation = defineCall({
  id: "school.queryUniversityInformation",
  method: "POST",
  path: "/api/universityAdvertise/anyBiz/universityInformation/query",
  summary: "Organisation details by information type: 0 project, 1 institution, 2 certification",
  request: tenantQuery,
  response: list(v2.object({ type: numeric, title: text, content: text })),
  token: true
});
var querySchoolBrowseCount = defineCall({
  id: "school.querySchoolBrowseCount",
  method: "GET",
  path: "/api/search/anyBiz/performanceStat/querySchoolBrowseCount",
  summary: "How often the school\u2019s site was opened",
  request: v2.object({ schoolId: id }),
  response: numeric,
  token: true
});
var serviceContact = v2.object({
  id,
  mobile: text,
  /** Picture of the customer-service QR code. */
  url: text
});
var customerServicePage = defineCall({
  id: "school.customerServicePage",
  method: "POST",
  path: "/api/universityAdvertise/anyUser/customerService/page",
  summary: "Service contact records",
  request: v2.object({ ...paging, model: v2.object({ tenantId: id }) }),
  response: page(serviceContact)
});
var saveClue = defineCall({
  id: "school.saveClue",
  method: "POST",
  path: "/api/universityAdvertise/anyUser/clue/saveClue",
  summary: "Saves an enquiry as a sales lead; a wrong code is refused",
  request: v2.object({
    clueId: v2.pipe(v2.string(), v2.maxLength(64)),
    name: v2.pipe(v2.string(), v2.nonEmpty(), v2.maxLength(40), v2.regex(/^[\p{Script=Han}A-Za-z.·]+$/u)),
    mobile: v2.pipe(v2.string(), v2.regex(/^1\d{10}$/)),
    code: v2.pipe(v2.string(), v2.regex(/^\d{6}$/)),
    content: v2.pipe(v2.string(), v2.trim(), v2.nonEmpty(), v2.maxLength(500))
  }),
  response: id
});
var findParamMapByKey = defineCall({
  id: "school.findParamMapByKey",
  method: "POST",
  path: "/api/oauth/anyUser/parameter/findParamMapByKey",
  summary: "Public parameters by key; unknown keys are left out",
  request: v2.pipe(v2.array(v2.pipe(v2.string(), v2.nonEmpty())), v2.minLength(1), v2.maxLength(20)),
  response: v2.record(v2.string(), text)
});
var getRolePackByTenantId = defineCall({
  id: "school.getRolePackByTenantId",
  method: "GET",
  path: "/api/base/anyBiz/baseRolePack/getByTenantId",
  summary: "The tenant\u2019s role package",
  request: tenantQuery,
  response: list(v2.object({ id, name: text })),
  token: true
});
var mapProxy = defineCall({
  id: "school.mapProxy",
  method: "POST",
  path: "/api/system/anyTenant/mapProxy",
  summary: "The visitor\u2019s rough position by address of the network; null when it is not known",
  request: v2.object({ path: v2.string(), data: v2.nullish(v2.record(v2.string(), v2.string()), {}) }),
  response: v2.object({
    result: v2.nullish(v2.object({ location: v2.nullish(v2.object({ lat: numeric, lng: numeric }), null) }), null)
  })
});
var IP_LOCATION_PATH = "/ws/location/v1/ip";
var getDomainList = defineCall({
  id: "school.getDomainList",
  method: "GET",
  path: "/api/system/anyTenant/defTenant/getDomainList",
  summary: "All domains of a tenant with their types",
  request: tenantQuery,
  response: list(v2.object({ domainType: text, domain: text })),
  source: "ours"
});
var businessList = defineCall({
  id: "school.businessList",
  method: "GET",
  path: "/api/universityAdvertise/anyBiz/business/list",
  summary: "Names of business codes, comma-separated in the query",
  request: v2.object({ businesses: v2.string() }),
  response: list(v2.object({ code: text, name: text })),
  source: "ours"
});

// shared/contracts/src/composition.ts
var MODULE_CONTRACT = "1.0";
var MODULE_IDS = ["mfe-portal", "mfe-study", "mfe-exam", "mfe-certificate"];
var LAYOUTS = ["main", "news", "notice", "query", "login", "study"];
var moduleRoute = v3.object({
  /** Full path; `:name` segments are allowed. */
  path: v3.pipe(v3.string(), v3.startsWith("/")),
  layout: v3.picklist(LAYOUTS),
  /** Visitors are sent to sign in first. */
  login: v3.optional(v3.boolean(), false),
  /** `query`: on a phone the title is the university's name. */
  title: v3.optional(v3.picklist(["school", "query"]), "school"),
  /** The partner header and footer stand here while a brand flag is on. */
  special: v3.optional(v3.boolean(), false)
});
var moduleConfig = v3.object({
  id: v3.pipe(v3.string(), v3.regex(/^[a-z][a-z0-9-]{1,40}$/)),
  contract: v3.string(),
  routes: v3.array(moduleRoute),
  /** Versioned named places, `consult-dialog.v1`. */
  slots: v3.array(v3.pipe(v3.string(), v3.regex(/^[a-z][a-z-]*\.v\d+$/)))
});
var releaseFile = v3.object({ integrity: v3.pipe(v3.string(), v3.startsWith("sha384-")), size: v3.number(), brotli: v3.number() });
var moduleManifest = v3.object({
  ...moduleConfig.entries,
  version: v3.string(),
  /** File name of the entry, and of the scripts a page of the path needs first. */
  entry: v3.string(),
  preload: v3.array(v3.string()),
  /** Preloads by route path, beyond `preload`. */
  routePreload: v3.record(v3.string(), v3.array(v3.string())),
  shared: v3.record(v3.string(), v3.string()),
  trustedTypesPolicies: v3.array(v3.string()),
  files: v3.record(v3.string(), releaseFile)
});
var moduleRelease = v3.object({
  version: v3.string(),
  /** Folder of the files, ending in a slash. */
  base: v3.string(),
  entry: v3.string(),
  routes: v3.array(moduleRoute),
  slots: v3.array(v3.string()),
  preload: v3.array(v3.string()),
  routePreload: v3.record(v3.string(), v3.array(v3.string())),
  /** Integrity of every script by file name. */
  integrity: v3.record(v3.string(), v3.string())
});
var moduleMapEntry = v3.object({
  id: v3.string(),
  ...moduleRelease.entries,
  /** The release that stands in when this one does not load. */
  lastGood: v3.nullish(moduleRelease, null)
});
var moduleMap = v3.object({ id: v3.string(), modules: list(moduleMapEntry) });
var publicSettings = v3.object({
  apiBase: v3.nullish(v3.string(), ""),
  /** Known domain suffixes, longest first; the main domain is the first of them. */
  domainSuffixes: list(v3.string()),
  storagePrefix: v3.nullish(v3.string(), "campus:"),
  defaultTitle: text,
  grayVersion: text,
  applicationId: text,
  mapsKey: text,
  websocketUrl: text,
  sites: v3.object({
    operationsBackEnd: text,
    offlinePartner: text,
    onlineSchoolApp: text,
    visitorRegistration: text,
    organisation: text
  }),
  /** Map navigation address with {lat}, {lng} and {name}. */
  mapNavigationUrl: text,
  /** Outside hosts a redirect or link of the school may lead to. */
  allowedHosts: list(v3.string()),
  /** Developers' pages and overrides are on. */
  development: v3.nullish(v3.boolean(), false)
});
var bootData = v3.object({
  tenantId: id,
  schoolInfo,
  buSchoolInfo,
  tenantSettings,
  settings: publicSettings,
  moduleMap,
  traceId: text
});
var BOOT_DATA_ELEMENT_ID = "campus-boot";
var getPublicSettings = defineCall({
  id: "composition.getPublicSettings",
  method: "GET",
  path: "/api/composition/anyTenant/settings",
  summary: "What the page may know of the operator\u2019s configuration",
  request: v3.object({}),
  response: publicSettings,
  source: "ours"
});
var getModuleMap = defineCall({
  id: "composition.getModuleMap",
  method: "GET",
  path: "/api/composition/anyTenant/moduleMap",
  summary: "The module map of a tenant for this visitor",
  request: v3.object({ tenantId: id }),
  response: moduleMap,
  source: "ours"
});
var moduleOutcome = v3.object({
  mapId: v3.pipe(v3.string(), v3.maxLength(80)),
  module: v3.pipe(v3.string(), v3.maxLength(60)),
  version: v3.pipe(v3.string(), v3.maxLength(80)),
  phase: v3.picklist(["load", "retry", "lastGood", "render", "heal"]),
  ok: v3.boolean(),
  /** Milliseconds. */
  duration: v3.pipe(v3.number(), v3.minValue(0)),
  reason: v3.pipe(v3.string(), v3.maxLength(200))
});
var reportModuleOutcome = defineCall({
  id: "composition.reportModuleOutcome",
  method: "POST",
  path: "/api/composition/anyTenant/moduleOutcome",
  summary: "Reports how loading a module ended",
  request: v3.object({ outcomes: v3.pipe(v3.array(moduleOutcome), v3.minLength(1), v3.maxLength(20)) }),
  response: v3.boolean(),
  source: "ours"
});

// server/src/registry/release-store.ts
import * as v5 from "valibot";

// server/src/registry/shell-manifest.ts
import * as v4 from "valibot";
var shellManifest = v4.object({
  version: v4.string(),
  /** Entry scripts in the order they run. */
  scripts: v4.pipe(v4.array(v4.string()), v4.minLength(1)),
  /** Style sheets a page needs before its first paint. */
  css: v4.array(v4.string()),
  /** Names of the Trusted Types policies its code creates. */
  trustedTypesPolicies: v4.array(v4.string()),
  /** Paths of the pages the shell owns itself; with none, every address counts as a page. */
  routes: v4.optional(v4.array(v4.pipe(v4.string(), v4.startsWith("/"))), []),
  files: v4.record(v4.string(), releaseFile)
});

// server/src/registry/release-store.ts
var ReleaseRefusedError = class extends Error {
  name = "ReleaseRefusedError";
};
var MANIFEST = "manifest.json";
var COMPRESSED_FORMS = { br: promisify(brotliDecompress), gz: promisify(gunzip) };
async function storeRelease(folder, kind, build) {
  const json = await readManifest(build);
  if (json === null) throw new ReleaseRefusedError(`${build} holds no ${MANIFEST}; build it first.`);
  const release = parseRelease(kind, json, build);
  const { id: id2, manifest } = release;
  const names = await verifiedFiles(id2, manifest, build);
  const target = join(folder, id2, manifest.version);
  const isStored = async () => sameAsStored(await readManifest(target), json, `${id2} ${manifest.version}`);
  if (await isStored()) return release;
  const draft = join(folder, id2, `.draft-${randomUUID()}`);
  try {
    for (const name of [...names, MANIFEST]) {
      await mkdir(dirname(join(draft, name)), { recursive: true });
      await cp(join(build, name), join(draft, name));
    }
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!await isStored()) throw error;
  }
  return release;
}
async function readStored(folder, id2, version) {
  if (!isFileName(id2) || !isVersion(version)) return null;
  const json = await readManifest(join(folder, id2, version));
  return json === null ? null : v5.parse(id2 === SHELL_ID ? shellManifest : moduleManifest, json);
}
function parseRelease(kind, json, build) {
  const release = kind === "shell" ? { id: SHELL_ID, manifest: parseManifest(shellManifest, json, build) } : moduleOf(parseManifest(moduleManifest, json, build));
  const { version } = release.manifest;
  if (!isVersion(version)) throw new ReleaseRefusedError(`${release.id} cannot be published: ${JSON.stringify(version)} is no version.`);
  return release;
}
function moduleOf(manifest) {
  const { id: id2, contract, version } = manifest;
  if (id2 === SHELL_ID) throw new ReleaseRefusedError(`A module cannot be called ${SHELL_ID}.`);
  if (contract.split(".")[0] !== MODULE_CONTRACT.split(".")[0]) {
    throw new ReleaseRefusedError(`${id2} ${version} is built for contract ${contract}, this site speaks ${MODULE_CONTRACT}.`);
  }
  return { id: id2, manifest };
}
function parseManifest(schema, json, build) {
  const result = v5.safeParse(schema, json);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new ReleaseRefusedError(`${join(build, MANIFEST)} is wrong at ${v5.getDotPath(issue) ?? "its root"}: ${issue.message}`);
}
async function readManifest(folder) {
  try {
    return JSON.parse(await readFile(join(folder, MANIFEST), "utf8"));
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
function sameAsStored(stored, json, release) {
  if (stored === null) return false;
  if (canonical(stored) === canonical(json)) return true;
  throw new ReleaseRefusedError(
    `${release} is published already with other content; a release never changes, give the new build a version of its own.`
  );
}
function canonical(value) {
  return JSON.stringify(
    value,
    (_, entry) => typeof entry === "object" && entry !== null && !Array.isArray(entry) ? Object.fromEntries(Object.entries(entry).sort(([one], [other]) => one < other ? -1 : 1)) : entry
  );
}
async function verifiedFiles(id2, { version, files }, build) {
  const release = `${id2} ${version}`;
  const present = new Set(await readdir(build, { recursive: true }));
  const names = [];
  for (const [name, { integrity: integrity2 }] of Object.entries(files)) {
    if (!isFileName(name)) throw new ReleaseRefusedError(`${release} cannot be published: ${JSON.stringify(name)} is no file name.`);
    if (!present.has(name)) throw new ReleaseRefusedError(`${release} cannot be published: its file ${name} is missing.`);
    const differs = () => new ReleaseRefusedError(`${release} cannot be published: ${name} differs from its manifest.`);
    const content = await readFile(join(build, name));
    if (integrityOfContent(content) !== integrity2) throw differs();
    names.push(name);
    for (const [suffix, decompress] of Object.entries(COMPRESSED_FORMS)) {
      const compressed = `${name}.${suffix}`;
      if (!present.has(compressed)) continue;
      const restored = await decompress(await readFile(join(build, compressed))).catch(() => null);
      if (restored === null || integrityOfContent(restored) !== integrity2) throw differs();
      names.push(compressed);
    }
  }
  return names;
}
function integrityOfContent(content) {
  return `sha384-${createHash("sha384").update(content).digest("base64")}`;
}
function isMissing(error) {
  return typeof error === "object" && error !== null && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR");
}

// server/src/static/content-type.ts
var TYPES = {
  js: "text/javascript; charset=utf-8",
  mjs: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  json: "application/json; charset=utf-8",
  map: "application/json; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  wasm: "application/wasm",
  svg: "image/svg+xml",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  gif: "image/gif",
  webp: "image/webp",
  avif: "image/avif",
  ico: "image/x-icon",
  woff: "font/woff",
  woff2: "font/woff2",
  ttf: "font/ttf",
  mp3: "audio/mpeg",
  mp4: "video/mp4",
  webm: "video/webm"
};
function contentTypeOf(name) {
  const suffix = name.slice(name.lastIndexOf(".") + 1).toLowerCase();
  return Object.hasOwn(TYPES, suffix) ? TYPES[suffix] ?? BYTES : BYTES;
}
var BYTES = "application/octet-stream";

// server/src/static/release-files.ts
var MAX_RELEASES = 200;
var SUFFIXES = { br: ".br", gzip: ".gz" };
var ReleaseFiles = class {
  #store;
  #releases = new Recent(MAX_RELEASES);
  constructor(store) {
    this.#store = store;
  }
  /** A file of a release, or null. */
  async find(id2, version, name) {
    const key = `${id2}/${version}`;
    try {
      const index12 = await this.#releases.get(key, () => readIndex(this.#store, id2, version));
      if (index12 !== null) return index12.get(name) ?? null;
    } catch (error) {
      this.#releases.forget(key);
      throw error;
    }
    this.#releases.forget(key);
    return null;
  }
};
async function readIndex(store, id2, version) {
  const manifest = await readStored(store, id2, version);
  if (manifest === null) return null;
  const folder = join2(store, id2, version);
  const entries = Object.entries(manifest.files).map(async ([name, { integrity: integrity2 }]) => {
    const path2 = join2(folder, name);
    const [plain2, br, gzip] = await Promise.all([formAt(path2), formAt(path2 + SUFFIXES.br), formAt(path2 + SUFFIXES.gzip)]);
    if (plain2 === null) return [];
    const compressed = { ...br === null ? {} : { br }, ...gzip === null ? {} : { gzip } };
    return [[name, { type: contentTypeOf(name), tag: integrity2.slice("sha384-".length, "sha384-".length + 24), plain: plain2, compressed }]];
  });
  return new Map((await Promise.all(entries)).flat());
}
async function formAt(path2) {
  try {
    return { path: path2, size: (await stat(path2)).size };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

// server/src/static/static.routes.ts
var ONE_YEAR = 31536e3;
var SHARED_HEADERS = {
  "access-control-allow-origin": "*",
  "cross-origin-resource-policy": "cross-origin",
  "timing-allow-origin": "*",
  "x-content-type-options": "nosniff"
};
var PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
function registerStatic(app, store) {
  const files = new ReleaseFiles(store);
  app.route({
    method: ["GET", "HEAD"],
    url: "/modules/:id/:version/*",
    handler: async (request, reply) => {
      const { id: id2, version, "*": name } = request.params;
      return send(request, reply, id2 === SHELL_ID ? null : await files.find(id2, version, name));
    }
  });
  app.route({
    method: ["GET", "HEAD"],
    url: "/shell/:version/*",
    handler: async (request, reply) => {
      const { version, "*": name } = request.params;
      return send(request, reply, await files.find(SHELL_ID, version, name));
    }
  });
}
function send(request, reply, file) {
  void reply.headers(SHARED_HEADERS);
  if (file === null) return notFound(reply);
  const coding = chooseCoding(request.headers["accept-encoding"], Object.keys(file.compressed));
  const form = (coding === null ? void 0 : file.compressed[coding]) ?? file.plain;
  const tag = `"${file.tag}${coding === null ? "" : `-${coding}`}"`;
  void reply.headers({
    "cache-control": `public, max-age=${ONE_YEAR}, immutable`,
    vary: "accept-encoding",
    etag: tag,
    "content-type": file.type,
    ...file.type === "image/svg+xml" ? { "content-security-policy": PICTURE_POLICY } : {}
  });
  if (isKnown(request.headers["if-none-match"], tag)) return reply.code(304).removeHeader("content-type").send();
  if (coding !== null) void reply.header("content-encoding", coding);
  void reply.header("content-length", form.size);
  return request.method === "HEAD" ? reply.send() : reply.send(createReadStream(form.path));
}
function isKnown(ifNoneMatch, tag) {
  if (ifNoneMatch === void 0) return false;
  return ifNoneMatch.split(",").some((known) => ["*", tag].includes(known.trim().replace(/^W\//, "")));
}
function notFound(reply) {
  return reply.code(404).headers({ "cache-control": "no-store", "content-type": "text/plain; charset=utf-8" }).send("Not found\n");
}

// server/src/tenants/find-tenant.ts
import { and, eq as eq2 } from "drizzle-orm";
async function findTenant(tx, id2) {
  const [tenant] = await tx.select({ id: tenants.id, name: tenants.name }).from(tenants).where(eq2(tenants.id, id2));
  return tenant;
}
async function findTenantByPreDomain(tx, preDomain) {
  const [tenant] = await tx.select({ id: tenants.id, name: tenants.name }).from(tenantHosts).innerJoin(tenants, and(eq2(tenants.id, tenantHosts.tenantId))).where(eq2(tenantHosts.preDomain, preDomain));
  return tenant;
}
function domainSuffixes(config) {
  return [.../* @__PURE__ */ new Set([config.mainDomain, ...config.domainSuffixes])].sort((one, other) => other.length - one.length);
}
function preDomainOf(host, suffixes) {
  const name = host.toLowerCase().replace(/:\d+$/, "");
  if (/^(\d{1,3}\.){3}\d{1,3}$/.test(name) || name.startsWith("[")) return "";
  for (const suffix of suffixes) {
    if (name === suffix) return "";
    if (name.endsWith(`.${suffix}`)) return name.slice(0, -suffix.length - 1);
  }
  return name;
}

// server/src/gateway/address.model.ts
var TENANT_ID = /^[\w-]{1,64}$/;
var HOST = /^(?:(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;
function schoolQuestionOf(host, query, suffixes) {
  const named = query.get("schoolId") || query.get("tenantId");
  if (named) return TENANT_ID.test(named) ? { tenantId: named } : null;
  if (host === void 0 || host.length > 260 || !HOST.test(host)) return null;
  return { preDomain: preDomainOf(host, suffixes) };
}
function isHost(host) {
  return host !== void 0 && host.length <= 260 && HOST.test(host);
}
var NO_PAGE = /^\/(?:api|modules|shell|media|docs|outbox|csp-report)(?:[/.]|$)|^\/favicon/;
function isReserved(path2) {
  return NO_PAGE.test(path2);
}
function fitsPattern(pattern, path2) {
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(path2);
  const open = wanted.at(-1) === "*";
  const fixed = open ? wanted.slice(0, -1) : wanted;
  if (open ? given.length < fixed.length : given.length !== fixed.length) return false;
  return fixed.every((segment, index12) => segment.startsWith(":") || segment.toLowerCase() === given[index12]?.toLowerCase());
}
function routeFor(routes2, path2) {
  return routes2.filter((route2) => fitsPattern(route2.path, path2)).sort((one, other) => definiteness(other.path) - definiteness(one.path))[0];
}
function definiteness(pattern) {
  return segmentsOf(pattern).reduce((score, segment) => score * 3 + (segment === "*" ? 0 : segment.startsWith(":") ? 1 : 2), 0);
}
function segmentsOf(path2) {
  return path2.split("/").filter((segment) => segment !== "");
}

// server/src/gateway/api-caller.ts
import * as v6 from "valibot";

// server/src/http/signature.ts
import { createHash as createHash2, timingSafeEqual as timingSafeEqual2 } from "node:crypto";
var SIGNATURE_HEADER = "signature";
function signQuery(query, accessKey) {
  const text17 = Object.keys(query).sort().map((key) => `${key}=${query[key]}`).join("&");
  return createHash2("sha256").update(text17 + accessKey).digest("hex");
}
function signatureFits(query, accessKey, signature) {
  const expected = Buffer.from(signQuery(query, accessKey));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual2(given, expected);
}
function basicAuthorization(client) {
  return `Basic ${Buffer.from(`${client.apiClientId}:${client.apiClientSecret}`).toString("base64")}`;
}

// server/src/gateway/api-caller.ts
var ApiRefusedError = class extends Error {
  constructor(code3, call) {
    super(`${call.id} was refused with code ${code3}`);
    this.code = code3;
  }
  code;
  name = "ApiRefusedError";
};
var DEADLINE = 5e3;
function createAskApi(app, config) {
  const send2 = config.backendUrl === "" ? async (url, headers) => (await app.inject({ method: "GET", url, headers })).json() : async (url, headers) => {
    const answer = await fetch(config.backendUrl + url, { headers, redirect: "error", signal: AbortSignal.timeout(DEADLINE) });
    if (answer.status === 404) return { code: ERROR_CODES.notFound };
    if (!answer.ok) throw new Error(`the back end answered ${answer.status}`);
    return answer.json();
  };
  return async (call, payload, { tenantId, traceId }) => {
    const envelope = v6.parse(anyEnvelope, await send2(`${call.path}?${new URLSearchParams(payload)}`, headersOf(config, tenantId, traceId)));
    const code3 = envelope.code ?? envelope.status ?? envelope.msgCode ?? envelope.errorCode;
    if (code3 === void 0 || !SUCCESS_CODES.includes(code3)) throw new ApiRefusedError(code3 ?? ERROR_CODES.serverError, call);
    if (isNothing(envelope.data) && !v6.is(call.response, envelope.data)) throw new ApiRefusedError(ERROR_CODES.notFound, call);
    return v6.parse(call.response, envelope.data);
  };
}
function isNothing(data2) {
  return data2 === null || data2 === void 0;
}
var code = v6.optional(v6.pipe(v6.union([v6.number(), v6.string()]), v6.transform(Number)));
var anyEnvelope = v6.object({ code, status: code, msgCode: code, errorCode: code, data: v6.optional(v6.unknown()) });
function headersOf(config, tenantId, traceId) {
  const { grayVersion, applicationId } = config;
  return {
    authorization: basicAuthorization(config),
    platformType: "SZYX",
    "x-trace-id": traceId,
    ...tenantId === "" ? {} : { tenantId, schoolId: tenantId },
    ...grayVersion === "" ? {} : { gray_version: grayVersion },
    ...applicationId === "" ? {} : { applicationId }
  };
}

// server/src/gateway/backend-proxy.ts
import { Readable } from "node:stream";

// shared/contracts/src/sign-in.ts
import * as v7 from "valibot";
var mobile = v7.pipe(v7.string(), v7.regex(/^1\d{10}$/));
var DEFAULT_SMS_TEMPLATE = "VISITOR_MSG_VERIFY";
var captchaKey = v7.pipe(v7.string(), v7.regex(/^[A-Za-z0-9]{16}$/));
var captchaImage = defineCall({
  id: "signIn.captcha",
  method: "GET",
  path: "/api/oauth/anyTenant/captcha",
  summary: "A captcha picture for the client\u2019s key; it serves once, for 120 seconds",
  request: v7.object({ key: captchaKey }),
  response: v7.instance(Blob),
  kind: "image"
});
var captchaChallenge = defineCall({
  id: "signIn.captchaChallenge",
  method: "GET",
  path: "/api/oauth/anyTenant/captcha/challenge",
  summary: "A captcha that is answered by computing instead of seeing",
  request: v7.object({ key: captchaKey }),
  response: v7.object({ salt: v7.string(), challenge: v7.string(), maxNumber: v7.number() }),
  source: "ours"
});
var sendSmsCode = defineCall({
  id: "signIn.sendSmsCode",
  method: "GET",
  path: "/api/oauth/anyTenant/sendSmsCode",
  summary: "Sends a 6-digit code; signed, at most one in 60 seconds for a number. After a few sends a captcha is asked for",
  request: v7.object({
    mobile,
    templateCode: v7.optional(v7.pipe(v7.string(), v7.maxLength(40)), DEFAULT_SMS_TEMPLATE),
    captchaKey: v7.optional(captchaKey),
    captchaCode: v7.optional(v7.pipe(v7.string(), v7.maxLength(80)))
  }),
  response: v7.nullish(v7.boolean(), true)
});
var terminal = { tenantId: id, terminalType: v7.literal("ALL_USER") };
var tokenRequest = v7.variant("grantType", [
  v7.object({
    grantType: v7.literal("MOBILE_LOGIN_REGISTER"),
    mobile,
    code: v7.pipe(v7.string(), v7.regex(/^\d{6}$/)),
    bizType: v7.picklist(["P_MINI", "E_PC"]),
    nickName: v7.optional(v7.pipe(v7.string(), v7.trim(), v7.nonEmpty(), v7.maxLength(11))),
    ...terminal
  }),
  v7.object({
    grantType: v7.literal("PASSWORD"),
    username: mobile,
    password: v7.pipe(v7.string(), v7.nonEmpty(), v7.maxLength(128)),
    bizType: v7.literal("P_MINI"),
    ...terminal
  })
]);
var tokenAnswer = v7.object({ userId: id, token: v7.pipe(v7.string(), v7.nonEmpty()), expiration: text });
var login = defineCall({
  id: "signIn.login",
  method: "POST",
  path: "/api/oauth/anyTenant/login",
  summary: "Exchanges a code or a password for a token",
  request: tokenRequest,
  response: tokenAnswer
});
var logout = defineCall({
  id: "signIn.logout",
  method: "POST",
  path: "/api/oauth/anyTenant/logout",
  summary: "Revokes the token of the call; without one it does nothing",
  request: v7.object({}),
  response: v7.nullish(v7.boolean(), true),
  token: true,
  source: "ours"
});
var userInfo = v7.object({ id, avatar: text, realName: text, nickName: text, username: text, mobile: text });
var getUserInfo = defineCall({
  id: "signIn.getUserInfo",
  method: "POST",
  path: "/api/oauth/appUser/getUserInfo",
  summary: "The signed-in person",
  request: v7.object({}),
  response: userInfo,
  access: "user"
});
var getOrCreateStudentId = defineCall({
  id: "signIn.getOrCreateStudentId",
  method: "GET",
  path: "/api/userCenter/anyTenant/student/getOrCreateStudentId",
  summary: "The person\u2019s student id in the tenant; the person is taken from the token",
  request: v7.object({ tenantId: id, userId: id }),
  response: id,
  access: "user"
});
var updateStudent = defineCall({
  id: "signIn.updateStudent",
  method: "POST",
  path: "/api/userCenter/anyTenant/student/updateStudent",
  summary: "Changes fields of the student\u2019s own record",
  request: v7.object({
    id,
    realName: v7.optional(v7.pipe(v7.string(), v7.trim(), v7.nonEmpty(), v7.maxLength(40))),
    nickName: v7.optional(v7.pipe(v7.string(), v7.trim(), v7.nonEmpty(), v7.maxLength(40)))
  }),
  response: v7.boolean(),
  access: "user"
});
var ssoLogin = defineCall({
  id: "signIn.ssoLogin",
  method: "POST",
  path: "/api/contact/app/kingdee/sso",
  summary: "Exchanges a one-time code of single sign-on for a token; the code is bound to the tenant and lives 60 seconds",
  request: v7.object({ code: v7.pipe(v7.string(), v7.nonEmpty(), v7.maxLength(256)) }),
  response: tokenAnswer
});
var getDefTenantByQrCode = defineCall({
  id: "signIn.getDefTenantByQrCode",
  method: "GET",
  path: "/api/userCenter/anyTenant/qrCodeUser/getDefTenantByQrCode",
  summary: "The school behind an invitation code",
  request: v7.object({ qrCode: v7.pipe(v7.string(), v7.nonEmpty(), v7.maxLength(6)), userId: v7.optional(v7.string()) }),
  response: v7.object({ id, name: text })
});
var bindQrCode = defineCall({
  id: "signIn.bindQrCode",
  method: "POST",
  path: "/api/userCenter/anyTenant/qrCodeUser/bind",
  summary: "Joins the signed-in person to the school behind an invitation code",
  request: v7.object({ qrCode: v7.pipe(v7.string(), v7.nonEmpty(), v7.maxLength(6)), tenantId: id, userId: id }),
  response: v7.boolean(),
  access: "user",
  source: "ours"
});
var cloudSchoolList = defineCall({
  id: "signIn.cloudSchoolList",
  method: "GET",
  path: "/api/system/anyTenant/defTenant/cloudSchoolList",
  summary: "Schools one can join on registration",
  request: v7.object({}),
  response: list(v7.object({ id, name: text })),
  source: "ours"
});

// server/src/http/same-origin.ts
function originOf(request) {
  const site = request.headers["sec-fetch-site"];
  if (typeof site === "string") return site === "same-origin" ? "same" : site === "none" ? "unknown" : "other";
  const address = request.headers.origin ?? request.headers.referer;
  if (address === void 0) return "unknown";
  return hostOf(address) === request.host ? "same" : "other";
}
function hostOf(address) {
  return URL.canParse(address) ? new URL(address).host : void 0;
}

// server/src/http/credentials.ts
function addCredentials(app, config, routes2) {
  const signedPaths = new Set(routes2.filter((route2) => route2.signed).map((route2) => route2.call.path));
  app.addHook("onRequest", async (request) => {
    if (originOf(request) !== "same") return;
    request.headers.authorization ??= basicAuthorization(config);
    if (signedPaths.has(request.url.split("?", 1)[0] ?? "")) {
      request.headers[SIGNATURE_HEADER] ??= signQuery(singleValues(request), config.smsAccessKey);
    }
  });
}
function singleValues(request) {
  return Object.fromEntries(Object.entries(request.query).map(([name, value]) => [name, String(value)]));
}

// server/src/http/envelope.ts
function success(data2, traceId) {
  return { code: ERROR_CODES.ok, msg: MESSAGES.ok, data: data2, traceId };
}
function failure(code3, msg, traceId, field) {
  return field === void 0 ? { code: code3, msg, data: null, traceId } : { code: code3, msg, data: null, traceId, field };
}

// server/src/gateway/backend-proxy.ts
var DEADLINE2 = 6e4;
var OWN_HEADERS = /* @__PURE__ */ new Set([
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
  "expect",
  "host",
  "content-length",
  "content-encoding",
  "accept-encoding",
  "forwarded",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-trace-id"
]);
function registerBackendProxy(app, config) {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_, payload, done) => done(null, payload));
    scope.all("/api/*", (request, reply) => pass(config, request, reply));
  });
}
async function pass(config, request, reply) {
  const target = new URL(config.backendUrl + request.url);
  if (!target.pathname.startsWith(`${new URL(config.backendUrl).pathname.replace(/\/$/, "")}/api/`)) {
    return reply.code(404).send(failure(ERROR_CODES.notFound, MESSAGES.pathUnknown, request.id));
  }
  const body = request.body instanceof Readable ? Readable.toWeb(request.body) : null;
  let answer;
  try {
    answer = await fetch(target, {
      method: request.method,
      headers: headersFor(config, request),
      redirect: "manual",
      signal: AbortSignal.timeout(DEADLINE2),
      ...body === null ? {} : { body, duplex: "half" }
    });
  } catch (error) {
    request.log.error({ traceId: request.id, err: error }, "the back end does not answer");
    return reply.code(502).send(failure(ERROR_CODES.serverError, MESSAGES.serverError, request.id));
  }
  return relay(answer, reply);
}
function headersFor(config, request) {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== void 0 && !OWN_HEADERS.has(name)) headers.set(name, String(value));
  }
  headers.set("x-trace-id", request.id);
  headers.set("x-forwarded-for", request.ip);
  headers.set("x-forwarded-host", request.host);
  headers.set("x-forwarded-proto", request.protocol);
  if (originOf(request) !== "same") return headers;
  if (!headers.has("authorization")) headers.set("authorization", basicAuthorization(config));
  if (request.url.split("?", 1)[0] === sendSmsCode.path && !headers.has(SIGNATURE_HEADER)) {
    headers.set(SIGNATURE_HEADER, signQuery(singleValues(request), config.smsAccessKey));
  }
  return headers;
}
function relay(answer, reply) {
  void reply.code(answer.status);
  for (const [name, value] of answer.headers) {
    if (!OWN_HEADERS.has(name) && name !== "set-cookie") void reply.header(name, value);
  }
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) void reply.header("set-cookie", cookies);
  return answer.body === null ? reply.send() : reply.send(Readable.fromWeb(answer.body));
}

// server/src/gateway/security-headers.ts
import { randomFillSync } from "node:crypto";

// server/src/gateway/page-template.ts
import { randomBytes as randomBytes2 } from "node:crypto";
import { constants, crc32, deflateRawSync } from "node:zlib";
var NONCE_LENGTH = 24;
var MARK = `hole-${randomBytes2(16).toString("hex")}-`;
var HOLES = ["nonce", "traceId", "origin", "path"];
function hole(name) {
  return `${MARK}${name};`;
}
var HOLE_PATTERN = new RegExp(`${MARK}(${HOLES.join("|")});`);
var GZIP_HEADER = Buffer.from([31, 139, 8, 0, 0, 0, 0, 0, 2, 255]);
var LAST_BLOCK = Buffer.from([1, 0, 0, 255, 255]);
var WINDOW = 32768;
var PageTemplate = class {
  /** A piece, a hole, a piece, … */
  #parts;
  constructor(text17) {
    const parts = text17.split(HOLE_PATTERN);
    let before = Buffer.alloc(0);
    this.#parts = parts.map((part, index12) => {
      if (index12 % 2 === 1) {
        before = part === "nonce" ? Buffer.concat([before, Buffer.alloc(NONCE_LENGTH, 255)]) : Buffer.alloc(0);
        return part;
      }
      const plain2 = Buffer.from(part);
      const piece = { plain: plain2, deflated: deflate(plain2, before.subarray(-WINDOW)) };
      before = Buffer.concat([before, plain2]);
      return piece;
    });
  }
  /** The page as it is. */
  fill(values) {
    return Buffer.concat(this.#parts.map((part) => typeof part === "string" ? Buffer.from(values[part]) : part.plain));
  }
  /** The page as gzip. */
  fillCompressed(values) {
    const chunks = [GZIP_HEADER];
    let checksum = 0;
    let length = 0;
    for (const part of this.#parts) {
      const plain2 = typeof part === "string" ? Buffer.from(values[part]) : part.plain;
      if (typeof part === "string") chunks.push(storedBlockHeader(plain2.length), plain2);
      else chunks.push(part.deflated);
      if (plain2.length > 0) checksum = crc32(plain2, checksum);
      length += plain2.length;
    }
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(checksum, 0);
    trailer.writeUInt32LE(length, 4);
    return Buffer.concat([...chunks, LAST_BLOCK, trailer]);
  }
};
function deflate(plain2, before) {
  const dictionary = before.length === 0 ? {} : { dictionary: before };
  return deflateRawSync(plain2, { level: 9, memLevel: 9, finishFlush: constants.Z_SYNC_FLUSH, ...dictionary });
}
function storedBlockHeader(length) {
  const header = Buffer.alloc(5);
  header.writeUInt16LE(length, 1);
  header.writeUInt16LE(length ^ 65535, 3);
  return header;
}

// server/src/gateway/security-headers.ts
var CSP_REPORT_PATH = "/csp-report";
function contentPolicies(origins2, trustedTypesPolicies) {
  const nonce = `'nonce-${hole("nonce")}'`;
  const { modules, pictures, frames, sockets } = origins2;
  return [
    policy({
      "default-src": ["'none'"],
      "script-src": [nonce, "'strict-dynamic'"],
      "style-src": ["'self'", nonce, ...modules],
      "style-src-attr": ["'unsafe-inline'"],
      "img-src": ["'self'", "data:", "blob:", ...pictures, ...modules],
      "font-src": ["'self'", ...modules],
      "connect-src": ["'self'", ...modules, ...pictures, ...sockets],
      "media-src": ["'self'", "blob:", ...pictures],
      "worker-src": ["'self'"],
      "frame-src": frames.length === 0 ? ["'none'"] : frames,
      "manifest-src": ["'self'"],
      "object-src": ["'none'"],
      "base-uri": ["'none'"],
      "form-action": ["'self'"],
      "frame-ancestors": ["'none'"],
      "require-trusted-types-for": ["'script'"],
      "trusted-types": trustedTypesPolicies.filter((name) => POLICY_NAME.test(name)),
      "report-uri": [CSP_REPORT_PATH]
    }),
    policy({ "script-src": ["'self'", nonce, ...modules], "report-uri": [CSP_REPORT_PATH] })
  ];
}
var POLICY_NAME = /^[\w#=@/.%-]+$/;
var STATUS_PAGE_POLICY = policy({
  "default-src": ["'none'"],
  "style-src": [`'nonce-${hole("nonce")}'`],
  // For the empty icon, without which browsers ask for one.
  "img-src": ["data:"],
  "base-uri": ["'none'"],
  "form-action": ["'none'"],
  "frame-ancestors": ["'none'"]
});
function policy(directives) {
  return Object.entries(directives).map(([name, sources]) => [name, ...new Set(sources)].join(" ")).join("; ");
}
var PAGE_HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-store",
  vary: "accept-encoding",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "accelerometer=(), autoplay=(self), camera=(), display-capture=(), fullscreen=(self), geolocation=(self), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()"
};
var STRICT_TRANSPORT = "max-age=63072000; includeSubDomains";
var INTEGRITY_POLICY = "blocked-destinations=(script)";
var NONCE_BYTES = NONCE_LENGTH / 4 * 3;
var pool = Buffer.alloc(NONCE_BYTES * 256);
var used = pool.length;
function newNonce() {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += NONCE_BYTES;
  return pool.toString("base64", used - NONCE_BYTES, used);
}

// server/src/gateway/csp-report.ts
var MAX_REPORT = 16384;
var KEPT = 100;
var LOGGED_PER_MINUTE = 60;
var TYPES2 = ["application/csp-report", "application/reports+json", "application/json"];
function registerCspReports(app, config) {
  void app.register(async (scope) => {
    const kept = [];
    let minute = 0;
    let logged = 0;
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(TYPES2, { parseAs: "string", bodyLimit: MAX_REPORT }, (_, body, done) => done(null, body));
    scope.post(CSP_REPORT_PATH, { bodyLimit: MAX_REPORT }, async (request, reply) => {
      const violations = violationsIn(request.body ?? "");
      if (violations === null) return reply.code(400).type("text/plain; charset=utf-8").send("Not a report\n");
      const thisMinute = Math.floor(Date.now() / 6e4);
      if (thisMinute !== minute) [minute, logged] = [thisMinute, 0];
      for (const violation of violations) {
        logged += 1;
        if (logged <= LOGGED_PER_MINUTE) request.log.warn({ traceId: request.id, ...violation }, "content security policy violation");
        if (config.environment === "development") kept.push(violation);
      }
      kept.splice(0, kept.length - KEPT);
      return reply.code(204).send();
    });
    if (config.environment === "development") {
      scope.get(`${CSP_REPORT_PATH}.json`, async (_, reply) => reply.header("cache-control", "no-store").send(kept));
    }
  });
}
var MAX_VIOLATIONS = 20;
function violationsIn(body) {
  let json;
  try {
    json = JSON.parse(body);
  } catch {
    return null;
  }
  const reports = Array.isArray(json) ? json.slice(0, MAX_VIOLATIONS) : [json];
  const violations = reports.flatMap((report) => violationOf(report) ?? []);
  return violations.length === reports.length ? violations : null;
}
function violationOf(report) {
  if (!isRecord(report)) return null;
  const old = report["csp-report"];
  if (isRecord(old)) {
    return {
      directive: textOf(old["effective-directive"] ?? old["violated-directive"]),
      blocked: addressOf(old["blocked-uri"]),
      page: addressOf(old["document-uri"]),
      source: addressOf(old["source-file"]),
      disposition: textOf(old["disposition"])
    };
  }
  const body = report["body"];
  if (!isRecord(body)) return null;
  return {
    directive: textOf(body["effectiveDirective"]),
    blocked: addressOf(body["blockedURL"]),
    page: addressOf(body["documentURL"] ?? report["url"]),
    source: addressOf(body["sourceFile"]),
    disposition: textOf(body["disposition"])
  };
}
function isRecord(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function textOf(value) {
  return typeof value === "string" ? value.slice(0, 300) : "";
}
function addressOf(value) {
  return textOf(value).split(/[?#]/, 1)[0] ?? "";
}

// server/src/http/visitor.ts
import { randomBytes as randomBytes3 } from "node:crypto";
var VISITOR_COOKIE = "campus_visitor";
var ONE_YEAR2 = 365 * 24 * 60 * 60;
function visitorIdOf(request, reply, config) {
  const known = request.cookies[VISITOR_COOKIE];
  if (known !== void 0 && /^[\w-]{22}$/.test(known)) return known;
  const created = randomBytes3(16).toString("base64url");
  void reply.setCookie(VISITOR_COOKIE, created, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: request.protocol === "https",
    maxAge: ONE_YEAR2,
    ...config.cookieDomain === "" ? {} : { domain: config.cookieDomain }
  });
  return created;
}

// server/src/registry/public-settings.ts
function publicSettingsOf(config) {
  return {
    apiBase: "",
    domainSuffixes: domainSuffixes(config),
    storagePrefix: "campus:",
    defaultTitle: config.defaultTitle,
    grayVersion: config.grayVersion,
    applicationId: config.applicationId,
    mapsKey: config.mapsKey,
    websocketUrl: config.websocketUrl,
    sites: {
      operationsBackEnd: config.operationsUrl,
      offlinePartner: config.offlinePartnerUrl,
      onlineSchoolApp: config.onlineSchoolUrl,
      visitorRegistration: config.visitorRegistrationUrl,
      organisation: config.organisationUrl
    },
    mapNavigationUrl: config.mapNavigationUrl,
    allowedHosts: [...config.allowedHosts],
    development: config.environment === "development"
  };
}

// server/src/registry/registry.ts
import { inArray } from "drizzle-orm";
import * as v10 from "valibot";

// server/src/caching/fresh.ts
var Fresh = class {
  #maxAge;
  #current = null;
  #running = null;
  /** `maxAge` in milliseconds. */
  constructor(maxAge) {
    this.#maxAge = maxAge;
  }
  /** A value loaded with the same content stays the same object, so that what was made of it can be kept. */
  get(load) {
    if (this.#current !== null && performance.now() - this.#current.loadedAt < this.#maxAge) return this.#current.value;
    this.#running ??= this.#reload(load).finally(() => {
      this.#running = null;
    });
    return this.#running;
  }
  async #reload(load) {
    const loaded = await load();
    const json = JSON.stringify(loaded);
    const value = this.#current?.json === json ? this.#current.value : loaded;
    this.#current = { value, json, loadedAt: performance.now() };
    return value;
  }
};

// server/src/registry/dev-modules.ts
import * as v9 from "valibot";

// server/src/config.ts
import * as v8 from "valibot";
var port = v8.pipe(v8.string(), v8.regex(/^\d{1,5}$/), v8.transform(Number), v8.maxValue(65535));
var wholeNumber = v8.pipe(v8.string(), v8.regex(/^\d{1,9}$/), v8.transform(Number));
var positive = v8.pipe(wholeNumber, v8.minValue(1));
var plain = v8.pipe(v8.string(), v8.trim());
var yesOrNo = v8.pipe(
  v8.picklist(["yes", "no"]),
  v8.transform((value) => value === "yes")
);
var webAddress = v8.pipe(plain, v8.regex(/^$|^https?:\/\/\S+$/));
var words = v8.pipe(
  plain,
  v8.transform((value) => value.split(",").map((part) => part.trim()).filter((part) => part !== ""))
);
var origins = v8.pipe(
  words,
  v8.everyItem((origin) => URL.canParse(origin) && /^https?:/.test(origin) && new URL(origin).origin === origin)
);
function parsePosition(text17) {
  const [lat = 0, lng = 0] = text17.split(",").map(Number);
  return { lat, lng };
}
function setting(variable, fallback, schema, form, about, secret = false) {
  return { variable, fallback, schema, form, about, secret };
}
var SETTINGS = {
  environment: setting("ENVIRONMENT", "development", v8.picklist(["development", "production"]), "development or production", "In development the outbox and the developers\u2019 pages are served and answers are checked against their contract."),
  port: setting("PORT", "8080", port, "a port from 0 to 65535", "Port to listen on; 0 takes a free one."),
  host: setting("HOST", "localhost", v8.pipe(plain, v8.nonEmpty()), "a host name or address", "Address to listen on; localhost covers IPv4 and IPv6 loopback, 0.0.0.0 every interface."),
  trustProxy: setting("TRUST_PROXY", "no", yesOrNo, "yes or no", "Whether X-Forwarded-* of a proxy in front is believed."),
  dataDirectory: setting("DATA_DIR", "./data", v8.pipe(plain, v8.nonEmpty()), "a folder", "Folder of the embedded database and of module releases."),
  databaseUrl: setting("DATABASE_URL", "", v8.pipe(plain, v8.regex(/^$|^postgres(ql)?:\/\/\S+$/)), "postgres://user:password@host/database", "PostgreSQL to use; empty means the embedded database in DATA_DIR.", true),
  databasePool: setting("DATABASE_POOL", "10", v8.pipe(positive, v8.maxValue(200)), "a number from 1 to 200", "Connections to PostgreSQL; the embedded database has one."),
  sampleData: setting("SAMPLE_DATA", "yes", yesOrNo, "yes or no", "Whether an empty database is filled with the invented sample schools."),
  logLevel: setting("LOG_LEVEL", "info", v8.picklist(["fatal", "error", "warn", "info", "debug", "trace", "silent"]), "fatal, error, warn, info, debug, trace or silent", "How much is logged."),
  bodyLimit: setting("BODY_LIMIT", "262144", positive, "a number of bytes", "Largest request body in bytes."),
  mainDomain: setting("MAIN_DOMAIN", "localhost", v8.pipe(plain, v8.toLowerCase(), v8.nonEmpty()), "a domain", "Main domain; schools without a domain of their own live below it."),
  domainSuffixes: setting("DOMAIN_SUFFIXES", "", v8.pipe(plain, v8.toLowerCase(), words), "domains, comma-separated", "Further domains whose remainder names a school."),
  cookieDomain: setting("COOKIE_DOMAIN", "", plain, "a domain", "Domain of cookies the site sets; empty means the host only."),
  defaultTitle: setting("PAGE_TITLE", "", plain, "text", "Page title when a school has no name; empty takes the text of the messages."),
  apiClientId: setting("API_CLIENT_ID", "campus-web", plain, "text", "Client id of the basic authorization header the gateway adds."),
  apiClientSecret: setting("API_CLIENT_SECRET", "campus-web", plain, "text", "Client secret of that header.", true),
  smsAccessKey: setting("SMS_ACCESS_KEY", "campus-sms", v8.pipe(plain, v8.nonEmpty()), "text that is not empty", "Access key that signs calls which send a text message.", true),
  grayVersion: setting("GRAY_VERSION", "", plain, "text", "Gray-release label sent as gray_version."),
  applicationId: setting("APPLICATION_ID", "", plain, "text", "Application id sent as applicationId; empty sends none."),
  smsProvider: setting("SMS_PROVIDER", "outbox", v8.picklist(["outbox"]), "outbox", "Who delivers text messages; outbox keeps them in the database and shows them at /outbox in development."),
  mapsKey: setting("MAPS_KEY", "", plain, "text", "Key of the map service; empty draws a plain map."),
  homePosition: setting("HOME_POSITION", "30.2741,120.1551", v8.pipe(plain, v8.regex(/^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?$/), v8.transform(parsePosition)), "latitude,longitude", "Position answered for visitors of the own network (loopback and private addresses)."),
  ipLocationUrl: setting("IP_LOCATION_URL", "", webAddress, "an http(s) address", "Provider asked for the position of a network address (?ip=\u2026&key=\u2026); empty knows the own network only."),
  mapNavigationUrl: setting("MAP_NAVIGATION_URL", "https://www.openstreetmap.org/directions?to={lat}%2C{lng}", webAddress, "an http(s) address", "Where navigation to a place leads; {lat}, {lng} and {name} are filled in."),
  websocketUrl: setting("WEBSOCKET_URL", "", v8.pipe(plain, v8.regex(/^$|^wss?:\/\/\S+$/)), "a ws(s) address", "WebSocket endpoint; a setting only, the portal opens no socket."),
  operationsUrl: setting("OPERATIONS_URL", "", webAddress, "an http(s) address", "Operations back end of the institutions; empty hides its links."),
  offlinePartnerUrl: setting("OFFLINE_PARTNER_URL", "", webAddress, "an http(s) address", "Site of offline enrolment and promotion partners; empty hides its links."),
  onlineSchoolUrl: setting("ONLINE_SCHOOL_URL", "", webAddress, "an http(s) address", "Online-school app for schools that name none of their own; empty hides its links."),
  visitorRegistrationUrl: setting("VISITOR_REGISTRATION_URL", "", webAddress, "an http(s) address", "Registration page for visitors; empty uses the portal\u2019s own."),
  organisationUrl: setting("ORGANISATION_URL", "", webAddress, "an http(s) address", "Organisation page; empty hides its links."),
  allowedHosts: setting("ALLOWED_HOSTS", "", words, "hosts, comma-separated", "Outside hosts a redirect or a school\u2019s link may lead to."),
  appsDirectory: setting("APPS_DIR", ".", v8.pipe(plain, v8.nonEmpty()), "a folder", "Folder of the built apps; their releases are published at start."),
  devModules: setting("DEV_MODULES", "", v8.pipe(words, v8.everyItem((pair) => /^[a-z][a-z0-9-]*=https?:\/\/[\w.-]+(:\d+)?$/.test(pair))), "pairs like mfe-exam=http://localhost:8103, comma-separated", "Apps a development server serves instead of their releases; in development only."),
  backendUrl: setting("BACKEND_URL", "", v8.pipe(webAddress, v8.regex(/^$|[^/]$/)), "an http(s) address without a slash at its end", "Back end that answers /api instead of this server."),
  pictureOrigins: setting("PICTURE_ORIGINS", "", origins, "origins, comma-separated", "Origins besides this one that pictures and videos may come from."),
  frameOrigins: setting("FRAME_ORIGINS", "", origins, "origins, comma-separated", "Origins of pages that may be shown in a frame, besides the online school of the tenant."),
  tokenLifetime: setting("TOKEN_LIFETIME", "604800", positive, "a number of seconds", "Seconds a sign-in lasts."),
  ssoCodeLifetime: setting("SSO_CODE_LIFETIME", "60", positive, "a number of seconds", "Seconds a code of single sign-on lives.")
};
var ConfigError = class extends Error {
  name = "ConfigError";
};
function readConfig(environment) {
  const values = Object.entries(SETTINGS).map(([name, entry]) => [name, readSetting(entry, environment[entry.variable])]);
  return Object.fromEntries(values);
}
function readSetting(entry, given) {
  const value = given === void 0 || given === "" ? entry.fallback : given;
  const result = v8.safeParse(entry.schema, value);
  if (result.success) return result.output;
  const shown = entry.secret === true ? "the given value" : JSON.stringify(value);
  throw new ConfigError(`${entry.variable} must be ${entry.form}, ${shown} is not.`);
}

// server/src/registry/resolve.model.ts
import { createHash as createHash3 } from "node:crypto";
var EVERY_TENANT = "*";
function resolve(content, tenantId, visitorId) {
  const ids = [...new Set(content.assignments.map(({ moduleId }) => moduleId))].filter((id2) => id2 !== SHELL_ID).sort();
  const chosen = ids.flatMap((id2) => {
    const usable = content.modules.filter((release) => release.id === id2 && mayServe(content, tenantId, release.base));
    const found = choose(content, id2, usable, tenantId, visitorId);
    return found === null ? [] : [found];
  });
  const entries = chosen.map(({ release, lastGood }) => ({
    id: release.id,
    ...moduleReleaseOf(release),
    lastGood: lastGood === null ? null : moduleReleaseOf(lastGood)
  }));
  return {
    map: moduleMapOf(entries),
    shell: choose(content, SHELL_ID, content.shells, tenantId, visitorId)?.release ?? null,
    modules: chosen.flatMap(({ release, lastGood }) => lastGood === null ? [release] : [release, lastGood])
  };
}
function moduleMapOf(modules) {
  const id2 = createHash3("sha256").update(JSON.stringify(modules)).digest("hex").slice(0, 12);
  return { id: id2, modules };
}
function choose({ assignments }, moduleId, releases, tenantId, visitorId) {
  const versions = assignments.filter((assignment) => assignment.moduleId === moduleId && appliesTo(assignment, tenantId, visitorId)).sort((one, other) => precedence(other) - precedence(one)).flatMap(({ channel, version, previousVersion }) => channel === "gray" ? [version] : [version, previousVersion]);
  const found = versions.flatMap((version) => releases.filter((release2) => release2.version === version));
  const [release] = found;
  if (release === void 0) return null;
  return { release, lastGood: found.find(({ version }) => version !== release.version) ?? null };
}
function appliesTo({ moduleId, scope, channel, share }, tenantId, visitorId) {
  if (!isScopeOf(scope, tenantId)) return false;
  return channel === "stable" || isInShare(moduleId, visitorId, share);
}
function precedence({ scope, channel }) {
  return (scope === EVERY_TENANT ? 0 : 2) + (channel === "gray" ? 1 : 0);
}
function isInShare(moduleId, visitorId, share) {
  if (visitorId === "") return false;
  const bucket = createHash3("sha256").update(`${moduleId}
${visitorId}`).digest().readUInt32BE(0) / 2 ** 32;
  return bucket * 100 < share;
}
function mayServe({ origins: origins2 }, tenantId, base2) {
  const outside = outsideOrigin(base2);
  if (outside === null) return true;
  return origins2.some(({ scope, origin }) => origin === outside && isScopeOf(scope, tenantId));
}
function dependsOnVisitor({ assignments }, tenantId) {
  return assignments.some(({ channel, scope, share }) => channel === "gray" && share > 0 && isScopeOf(scope, tenantId));
}
function graySharesOf({ assignments }, tenantId, visitorId) {
  return assignments.filter((assignment) => assignment.channel === "gray" && appliesTo(assignment, tenantId, visitorId)).map(({ moduleId, scope }) => `${moduleId}@${scope}`);
}
function isScopeOf(scope, tenantId) {
  return scope === EVERY_TENANT || scope === tenantId;
}

// server/src/registry/dev-modules.ts
var DEADLINE3 = 1500;
function devServersOf({ devModules, environment }) {
  if (devModules.length > 0 && environment !== "development") {
    throw new ConfigError("DEV_MODULES must be empty unless ENVIRONMENT is development: its files are not verified.");
  }
  return new Map(devModules.map((pair) => pair.split("=")));
}
async function askDevServers(servers) {
  const answers = await Promise.all([...servers].map(([app, origin]) => askDevServer(app, origin)));
  return {
    shell: answers.find((answer) => answer !== null && !("id" in answer)) ?? null,
    modules: answers.filter((answer) => answer !== null && "id" in answer)
  };
}
async function askDevServer(app, origin) {
  const base2 = `${origin}/`;
  let json;
  try {
    const answer = await fetch(base2 + MANIFEST, { signal: AbortSignal.timeout(DEADLINE3) });
    if (!answer.ok) return null;
    json = await answer.json();
  } catch {
    return null;
  }
  if (app === SHELL_ID) {
    const shell = v9.safeParse(shellManifest, json);
    return shell.success ? { version: shell.output.version, manifest: shell.output, base: base2 } : null;
  }
  const module = v9.safeParse(moduleManifest, json);
  return module.success ? { id: app, version: module.output.version, manifest: { ...module.output, files: {} }, base: base2 } : null;
}
function withDevelopmentApps(composition, { shell, modules }) {
  if (shell === null && modules.length === 0) return composition;
  const served = new Set(modules.map(({ id: id2 }) => id2));
  const entries = [
    ...composition.map.modules.filter(({ id: id2 }) => !served.has(id2)),
    ...modules.map((module) => ({ id: module.id, ...moduleReleaseOf(module), lastGood: null }))
  ].sort((one, other) => one.id < other.id ? -1 : 1);
  return {
    map: moduleMapOf(entries),
    shell: shell ?? composition.shell,
    modules: [...composition.modules.filter(({ id: id2 }) => !served.has(id2)), ...modules]
  };
}

// server/src/registry/registry.schema.ts
import { boolean as boolean5, index as index2, integer as integer3, jsonb as jsonb2, pgTable as pgTable3, primaryKey as primaryKey2, text as text6, timestamp as timestamp3 } from "drizzle-orm/pg-core";
import { sql as sql3 } from "drizzle-orm";
var changed = (name) => timestamp3(name, { withTimezone: true, mode: "date" }).notNull().default(sql3`now()`);
var moduleReleases = pgTable3(
  "module_release",
  {
    moduleId: text6("module_id").notNull(),
    version: text6("version").notNull(),
    manifest: jsonb2("manifest").notNull(),
    /** '' for files of the module store, else the https address of the folder they are served from. */
    base: text6("base").notNull().default(""),
    publishedAt: changed("published_at")
  },
  (table2) => [primaryKey2({ columns: [table2.moduleId, table2.version] })]
);
var moduleAssignments = pgTable3(
  "module_assignment",
  {
    moduleId: text6("module_id").notNull(),
    /** A tenant's id, or * for all. */
    scope: text6("scope").notNull(),
    channel: text6("channel", { enum: ["stable", "gray"] }).notNull(),
    version: text6("version").notNull(),
    previousVersion: text6("previous_version"),
    /** Of the gray channel: percent of the visitors, 0 to 100. */
    share: integer3("share").notNull().default(0),
    changedAt: changed("changed_at"),
    changedBy: text6("changed_by").notNull(),
    why: text6("why").notNull()
  },
  (table2) => [primaryKey2({ columns: [table2.moduleId, table2.scope, table2.channel] })]
);
var moduleOrigins = pgTable3(
  "module_origin",
  { scope: text6("scope").notNull(), origin: text6("origin").notNull() },
  (table2) => [primaryKey2({ columns: [table2.scope, table2.origin] })]
);
var moduleOutcomes = tenantTable(
  "module_outcome",
  {
    mapId: text6("map_id").notNull(),
    module: text6("module").notNull(),
    version: text6("version").notNull(),
    phase: text6("phase").notNull(),
    ok: boolean5("ok").notNull(),
    /** Milliseconds. */
    duration: integer3("duration").notNull(),
    reason: text6("reason").notNull(),
    reportedAt: moment("reported_at").notNull()
  },
  (table2) => [index2("module_outcome_reported").on(table2.tenantId, table2.reportedAt)]
);

// server/src/registry/registry.ts
var MAX_AGE = 900;
var Registry = class {
  #database;
  #devServers;
  #releases = new KnownReleases();
  #snapshot = new Fresh(MAX_AGE);
  constructor(database, config) {
    this.#database = database;
    this.#devServers = devServersOf(config);
  }
  /** What a visitor's page is composed of; the same object as long as nothing changes. */
  async compositionFor(tenantId, visitorId) {
    const { content, development, compositions } = await this.#current();
    const key = [tenantId, ...graySharesOf(content, tenantId, visitorId)].join(" ");
    const known = compositions.get(key);
    if (known !== void 0) return known;
    const composition = withDevelopmentApps(resolve(content, tenantId, visitorId), development);
    compositions.set(key, composition);
    return composition;
  }
  /** Whether a visitor must be told from others to know what the page is made of. */
  async needsVisitor(tenantId) {
    return dependsOnVisitor((await this.#current()).content, tenantId);
  }
  #current() {
    return this.#snapshot.get(async () => {
      const [content, development] = await Promise.all([this.#readContent(), askDevServers(this.#devServers)]);
      return { content, development, compositions: /* @__PURE__ */ new Map() };
    });
  }
  async #readContent() {
    return this.#database.asOperator(async (tx) => {
      const assignments = await tx.select().from(moduleAssignments);
      const origins2 = await tx.select().from(moduleOrigins);
      return { assignments, origins: origins2, ...await this.#releases.named(tx, assignments) };
    });
  }
};
var registries = /* @__PURE__ */ new WeakMap();
function registryOf(database, config) {
  const known = registries.get(database);
  if (known !== void 0) return known;
  const created = new Registry(database, config);
  registries.set(database, created);
  return created;
}
var KnownReleases = class {
  #rows = /* @__PURE__ */ new Map();
  /** What the assignments name, as far as it is published and this server can read it. */
  async named(tx, assignments) {
    const named = assignments.flatMap(
      ({ moduleId, version, previousVersion }) => [version, previousVersion].flatMap((name) => name === null ? [] : [{ moduleId, version: name, key: `${moduleId} ${name}` }])
    );
    const unknown3 = named.filter(({ key }) => !this.#rows.has(key)).map(({ version }) => version);
    if (unknown3.length > 0) {
      const rows = await tx.select().from(moduleReleases).where(inArray(moduleReleases.version, unknown3));
      for (const row of rows) this.#rows.set(`${row.moduleId} ${row.version}`, { module: publishedModule(row), shell: publishedShell(row) });
    }
    const known = [...new Set(named.map(({ key }) => key))].flatMap((key) => this.#rows.get(key) ?? []);
    return { modules: known.flatMap(({ module }) => module ?? []), shells: known.flatMap(({ shell }) => shell ?? []) };
  }
};
function publishedModule({ moduleId, version, manifest, base: base2 }) {
  const parsed = v10.safeParse(moduleManifest, manifest);
  if (moduleId === SHELL_ID || !parsed.success) return null;
  return { id: moduleId, version, manifest: parsed.output, base: base2 === "" ? storeBase(moduleId, version) : base2 };
}
function publishedShell({ moduleId, version, manifest, base: base2 }) {
  const parsed = v10.safeParse(shellManifest, manifest);
  if (moduleId !== SHELL_ID || !parsed.success) return null;
  return { version, manifest: parsed.output, base: base2 === "" ? storeBase(moduleId, version) : base2 };
}

// shared/contracts/src/title.ts
function pageTitle({ tenantSettings: tenantSettings2, buSchoolInfo: buSchoolInfo2, schoolInfo: schoolInfo2, settings, isMobile: isMobile2, isQueryPage }) {
  const fixedTitle = tenantSettings2.fixedTitle.trim();
  if (fixedTitle !== "") return fixedTitle;
  const universityName = schoolInfo2.universityName.trim();
  if (isMobile2 && isQueryPage && universityName !== "") return universityName;
  const projectName = buSchoolInfo2.projectName.trim() || schoolInfo2.projectName.trim();
  return [projectName, universityName].filter((name) => name !== "").join(" ") || settings.defaultTitle.trim();
}
function isMobileUserAgent(userAgent) {
  return /Android|iPhone|iPod|Mobile|HarmonyOS/i.test(userAgent);
}

// shared/ui/src/theme/contrast.ts
var surfaces = ["bg", "surface", "surfaceSunken", "surfaceRaised"];
var TEXT = 4.5;
var MARK2 = 3;
var pairs = (over, under, ratio) => over.flatMap((upper) => under.map((lower) => ({ over: upper, under: lower, ratio })));
var contrastPairs = [
  ...pairs(["text", "textMuted", "textSubtle"], [...surfaces, "accentSoft"], TEXT),
  ...pairs(["accentText"], [...surfaces, "accentSoft"], TEXT),
  ...pairs(["onAccent"], ["accent", "accentStrong"], TEXT),
  ...pairs(["onDanger"], ["danger", "dangerStrong"], TEXT),
  ...pairs(["text", "textMuted"], ["dangerSoft", "successSoft", "warningSoft"], TEXT),
  ...pairs(["dangerText"], [...surfaces, "dangerSoft"], TEXT),
  ...pairs(["successText"], [...surfaces, "successSoft"], TEXT),
  ...pairs(["warningText"], [...surfaces, "warningSoft"], TEXT),
  ...pairs(["borderStrong", "focus"], [...surfaces, "accentSoft"], MARK2),
  ...pairs(["danger", "success", "warning"], surfaces, MARK2)
];

// shared/ui/src/theme/oklch.ts
var toLinear2 = (channel) => channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
var fromLinear = (channel) => channel <= 31308e-7 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;
var isHexColor = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
function linearOf(hex) {
  if (!isHexColor.test(hex)) throw new TypeError(`Not a colour of the form #rrggbb: ${hex}`);
  const full = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, "$&$&") : hex;
  const channel = (at) => toLinear2(parseInt(full.slice(at, at + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}
function oklchOf(hex) {
  const [r, g, b] = linearOf(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: Math.atan2(bb, a) * 180 / Math.PI
  };
}
function linearOfOklch({ l, c, h }) {
  const a = c * Math.cos(h * Math.PI / 180);
  const b = c * Math.sin(h * Math.PI / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short
  ];
}
var inGamut = (rgb) => rgb.every((channel) => channel >= -1e-4 && channel <= 1.0001);
function fitGamut(color2) {
  const wanted = linearOfOklch(color2);
  if (inGamut(wanted)) return wanted;
  let low = 0;
  let high = color2.c;
  while (high - low > 5e-4) {
    const middle = (low + high) / 2;
    if (inGamut(linearOfOklch({ ...color2, c: middle }))) low = middle;
    else high = middle;
  }
  return linearOfOklch({ ...color2, c: low });
}
function hexOf2(color2) {
  const channel = (linear) => Math.round(fromLinear(Math.min(1, Math.max(0, linear))) * 255).toString(16).padStart(2, "0");
  return `#${fitGamut(color2).map(channel).join("")}`;
}
function luminance(hex) {
  const [r, g, b] = linearOf(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(one, other) {
  const a = luminance(one);
  const b = luminance(other);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

// shared/ui/src/theme/palette.ts
var TEXT2 = 4.6;
var MARK3 = 3.1;
var STEP = 5e-3;
var worst = (hex, against) => Math.min(...against.map((other) => contrast(hex, other)));
function reach(start2, towards, against, ratio) {
  const step2 = towards === "darker" ? -STEP : STEP;
  const end = towards === "darker" ? 0 : 1;
  let l = start2.l;
  let hex = hexOf2(start2);
  while (worst(hex, against) < ratio && Math.abs(end - l) > STEP) {
    l += step2;
    hex = hexOf2({ ...start2, l });
  }
  return hex;
}
var neutrals = {
  light: {
    bg: 0.992,
    surface: 1,
    surfaceSunken: 0.968,
    surfaceRaised: 1,
    text: 0.23,
    muted: 0.46,
    subtle: 0.56,
    border: 0.905,
    outline: 0.68
  },
  dark: {
    bg: 0.175,
    surface: 0.21,
    surfaceSunken: 0.192,
    surfaceRaised: 0.25,
    text: 0.94,
    muted: 0.77,
    subtle: 0.68,
    border: 0.31,
    outline: 0.5
  }
};
var meanings = {
  danger: { h: 26, c: 0.19 },
  success: { h: 152, c: 0.13 },
  warning: { h: 70, c: 0.14 }
};
function fillOf(brand, scheme, page2) {
  const white = "#ffffff";
  const hex = hexOf2(brand);
  if (contrast(hex, white) < 3) {
    const on = reach({ l: 0.24, c: Math.min(0.04, brand.c), h: brand.h }, "darker", [hex], TEXT2);
    const strong2 = reach(
      { ...brand, l: brand.l > 0.9 ? brand.l - 0.04 : brand.l + 0.04 },
      "lighter",
      [on],
      TEXT2
    );
    return { fill: hex, strong: strong2, on };
  }
  const visible = scheme === "dark" ? oklchOf(reach(brand, "lighter", page2, MARK3)) : brand;
  const fill = reach({ ...visible, c: brand.c }, "darker", [white], TEXT2);
  const strong = hexOf2({ ...oklchOf(fill), l: Math.max(0, oklchOf(fill).l - 0.06) });
  return { fill, strong, on: white };
}
function meaningOf(name, scheme, page2) {
  const { h, c } = meanings[name];
  const light = scheme === "light";
  const towards = light ? "darker" : "lighter";
  const soft = hexOf2({ l: light ? 0.965 : 0.27, c: light ? 0.022 : 0.05, h });
  return {
    mark: reach({ l: light ? 0.62 : 0.66, c, h }, towards, page2, MARK3),
    soft,
    text: reach({ l: light ? 0.5 : 0.74, c, h }, towards, [...page2, soft], TEXT2)
  };
}
function paletteOf2(accent, scheme) {
  const brand = oklchOf(accent);
  const light = scheme === "light";
  const towards = light ? "darker" : "lighter";
  const level = neutrals[scheme];
  const tint = Math.min(light ? 6e-3 : 8e-3, brand.c * 0.06);
  const neutral = (l, more = 1) => ({ l, c: tint * more, h: brand.h });
  const ground = {
    bg: hexOf2(neutral(level.bg, 0.5)),
    surface: hexOf2(neutral(level.surface)),
    surfaceSunken: hexOf2(neutral(level.surfaceSunken)),
    surfaceRaised: hexOf2(neutral(level.surfaceRaised))
  };
  const page2 = surfaces.map((role) => ground[role]);
  const accentSoft = hexOf2({
    l: light ? 0.955 : 0.28,
    c: Math.min(light ? 0.03 : 0.05, brand.c * 0.4),
    h: brand.h
  });
  const everywhere = [...page2, accentSoft];
  const write = (start2) => reach(start2, towards, everywhere, TEXT2);
  const fill = fillOf(brand, scheme, page2);
  const alarm = fillOf({ l: 0.55, ...meanings.danger }, scheme, page2);
  const danger = meaningOf("danger", scheme, page2);
  const success2 = meaningOf("success", scheme, page2);
  const warning = meaningOf("warning", scheme, page2);
  return {
    ...ground,
    text: write(neutral(level.text, 1.2)),
    textMuted: write(neutral(level.muted, 1.5)),
    textSubtle: write(neutral(level.subtle, 1.5)),
    border: hexOf2(neutral(level.border, 1.5)),
    borderStrong: reach(neutral(level.outline, 2), towards, everywhere, MARK3),
    accent: fill.fill,
    accentStrong: fill.strong,
    accentSoft,
    onAccent: fill.on,
    accentText: write(light ? brand : { ...brand, l: Math.max(brand.l, 0.68) }),
    danger: alarm.fill,
    dangerStrong: alarm.strong,
    dangerSoft: danger.soft,
    onDanger: alarm.on,
    dangerText: danger.text,
    success: success2.mark,
    successSoft: success2.soft,
    successText: success2.text,
    warning: warning.mark,
    warningSoft: warning.soft,
    warningText: warning.text,
    // A grey brand has no hue to ring with: blue is the ring people know.
    focus: reach(
      { l: light ? 0.58 : 0.72, c: Math.max(brand.c, 0.12), h: brand.c < 0.02 ? 256 : brand.h },
      towards,
      everywhere,
      MARK3
    ),
    overlay: light ? "rgb(15 20 28 / 0.48)" : "rgb(0 0 0 / 0.62)"
  };
}

// shared/ui/src/theme/theme.ts
var radii = {
  sharp: [0, 2, 2, 2],
  soft: [6, 8, 14, 999],
  round: [10, 14, 24, 999]
};
var fontStack = '-apple-system,BlinkMacSystemFont,"Segoe UI",Roboto,"PingFang SC","Microsoft YaHei","Noto Sans SC","Noto Sans CJK SC",sans-serif';
var typeScale = {
  xs: ".75rem/1.5",
  s: ".875rem/1.6",
  m: "1rem/1.7",
  l: "1.125rem/1.6",
  xl: "1.375rem/1.45",
  xxl: "clamp(1.5rem,1.36rem + .6vw,1.75rem)/1.35",
  xxxl: "clamp(1.75rem,1.5rem + 1.1vw,2.25rem)/1.25",
  display: "clamp(2.125rem,1.5rem + 2.7vw,3.5rem)/1.15"
};
var shadows = {
  light: [
    "0 1px 2px rgb(16 24 40/.06)",
    "0 2px 4px rgb(16 24 40/.04),0 8px 24px rgb(16 24 40/.08)",
    "0 8px 16px rgb(16 24 40/.06),0 24px 64px rgb(16 24 40/.16)"
  ],
  dark: [
    "0 1px 2px rgb(0 0 0/.4)",
    "0 2px 4px rgb(0 0 0/.3),0 8px 24px rgb(0 0 0/.4)",
    "0 8px 16px rgb(0 0 0/.4),0 24px 64px rgb(0 0 0/.6)"
  ]
};
var cssName = (role) => `--color-${role.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;
var declarations = (values) => Object.entries(values).map(([name, value]) => `${name}:${value}`).join(";");
function schemeCss(accent, scheme) {
  const palette = paletteOf2(accent, scheme);
  const colors = Object.keys(palette).map((role) => [cssName(role), palette[role]]);
  const depth = shadows[scheme].map((value, index12) => [`--shadow-${index12 + 1}`, value]);
  return declarations({ "color-scheme": scheme, ...Object.fromEntries([...colors, ...depth]) });
}
function constantCss(corners) {
  const [s, m, l, full] = radii[corners];
  const type = Object.entries(typeScale).map(([name, value]) => [`--text-${name}`, value]);
  return declarations({
    "--radius-s": `${s}px`,
    "--radius-m": `${m}px`,
    "--radius-l": `${l}px`,
    "--radius-full": `${full}px`,
    "--font-sans": fontStack,
    ...Object.fromEntries(type),
    "--motion-fast": "120ms",
    "--motion-base": "180ms"
  });
}
function themeCss({ accent, radius: radius2 = "soft" }) {
  const dark = schemeCss(accent, "dark");
  return [
    `:root{${constantCss(radius2)};${schemeCss(accent, "light")}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-scheme=light]){${dark}}}`,
    `:root[data-scheme=dark]{${dark}}`,
    "@media (prefers-reduced-motion:reduce){:root{--motion-fast:0s;--motion-base:0s}}"
  ].join("");
}

// shared/ui/src/tokens.ts
var color = {
  bg: "var(--color-bg)",
  surface: "var(--color-surface)",
  surfaceSunken: "var(--color-surface-sunken)",
  surfaceRaised: "var(--color-surface-raised)",
  text: "var(--color-text)",
  textMuted: "var(--color-text-muted)",
  textSubtle: "var(--color-text-subtle)",
  /** Hairlines that only please the eye. */
  border: "var(--color-border)",
  /** Outlines of controls: 3:1 against every surface. */
  borderStrong: "var(--color-border-strong)",
  /** Fill of the main action, as near to the brand as reading `onAccent` allows. */
  accent: "var(--color-accent)",
  accentStrong: "var(--color-accent-strong)",
  accentSoft: "var(--color-accent-soft)",
  onAccent: "var(--color-on-accent)",
  /** The brand as text, and as any mark that carries meaning (tab line, tick, chosen page). */
  accentText: "var(--color-accent-text)",
  danger: "var(--color-danger)",
  dangerStrong: "var(--color-danger-strong)",
  dangerSoft: "var(--color-danger-soft)",
  onDanger: "var(--color-on-danger)",
  dangerText: "var(--color-danger-text)",
  success: "var(--color-success)",
  successSoft: "var(--color-success-soft)",
  successText: "var(--color-success-text)",
  warning: "var(--color-warning)",
  warningSoft: "var(--color-warning-soft)",
  warningText: "var(--color-warning-text)",
  focus: "var(--color-focus)",
  overlay: "var(--color-overlay)"
};
var space = {
  1: "4px",
  2: "8px",
  3: "12px",
  4: "16px",
  5: "20px",
  6: "24px",
  8: "32px",
  10: "40px",
  12: "48px",
  16: "64px",
  20: "80px",
  24: "96px"
};
var radius = {
  s: "var(--radius-s)",
  m: "var(--radius-m)",
  l: "var(--radius-l)",
  full: "var(--radius-full)"
};
var shadow = {
  1: "var(--shadow-1)",
  2: "var(--shadow-2)",
  3: "var(--shadow-3)"
};
var font = { sans: "var(--font-sans)" };
var text7 = {
  xs: "var(--text-xs)",
  s: "var(--text-s)",
  m: "var(--text-m)",
  l: "var(--text-l)",
  xl: "var(--text-xl)",
  xxl: "var(--text-xxl)",
  xxxl: "var(--text-xxxl)",
  display: "var(--text-display)"
};
var weight = { regular: 400, medium: 500, bold: 600 };
var size = {
  content: "1200px",
  headerHeight: "64px"
};
var layer = { header: 100, panel: 200, dialog: 300, toast: 400 };

// server/src/gateway/first-paint.ts
function firstPaintCss({ accentColour, corners }) {
  return new Html(themeCss({ accent: accentColour, radius: corners }) + LAYOUT_CSS);
}
var LAYOUT_CSS = [
  "body{margin:0;background:var(--color-bg);color:var(--color-text);font:400 var(--text-m) var(--font-sans)}",
  `.first-header{position:relative;z-index:${layer.header};background:var(--color-surface);border-bottom:1px solid var(--color-border)}`,
  `.first-bar{box-sizing:border-box;display:flex;align-items:center;gap:${space[3]};max-width:${size.content};height:${size.headerHeight};margin:0 auto;padding:0 ${space[4]}}`,
  `.first-bar img{width:${space[10]};height:${space[10]};object-fit:contain;border-radius:var(--radius-s)}`,
  `.first-bar b{overflow:hidden;font-weight:${weight.bold};font-size:1.125rem;white-space:nowrap;text-overflow:ellipsis}`,
  `.first-note{max-width:${size.content};margin:${space[12]} auto;padding:0 ${space[4]}}`
].join("");
function firstPaint(name, logo2) {
  const mark = isPicture(logo2) ? html`<img src="${logo2}" alt="" width="40" height="40">` : "";
  return html`<div class="first-header" aria-busy="true"><div class="first-bar">${mark}<b>${name}</b></div></div>`;
}
function isPicture(address) {
  return /^(?:https?:\/\/|\/(?!\/))/.test(address);
}

// server/src/gateway/gateway.messages.ts
var LOCALES = ["zh-CN", "en"];
var MESSAGES2 = {
  "zh-CN": {
    defaultTitle: "\u5728\u7EBF\u57F9\u8BAD\u5B66\u6821",
    description: (school) => `${school}\uFF1A\u5728\u7EBF\u8BFE\u7A0B\u5B66\u4E60\u3001\u4F5C\u4E1A\u6D4B\u9A8C\u3001\u8003\u8BD5\u8BA4\u8BC1\u4E0E\u8BC1\u4E66\u67E5\u8BE2\u3002`,
    scriptNeeded: "\u6D4F\u89C8\u672C\u7AD9\u9700\u8981\u542F\u7528 JavaScript\uFF0C\u8BF7\u5728\u6D4F\u89C8\u5668\u8BBE\u7F6E\u4E2D\u5F00\u542F\u540E\u5237\u65B0\u9875\u9762\u3002",
    schoolNotFound: "\u672A\u627E\u5230\u8BE5\u5B66\u6821\uFF0C\u8BF7\u68C0\u67E5\u7F51\u5740",
    schoolNotFoundHint: "\u7F51\u5740\u4E2D\u7684\u5B66\u6821\u540D\u79F0\u53EF\u80FD\u6709\u8BEF\uFF0C\u6216\u8BE5\u5B66\u6821\u5DF2\u4E0D\u5728\u672C\u5E73\u53F0\u3002",
    unavailable: "\u5B66\u6821\u4FE1\u606F\u52A0\u8F7D\u5931\u8D25\uFF0C\u8BF7\u91CD\u8BD5",
    unavailableHint: "\u670D\u52A1\u6682\u65F6\u4E0D\u53EF\u7528\uFF0C\u8BF7\u7A0D\u5019\u7247\u523B\u518D\u8BD5\u3002",
    retry: "\u91CD\u8BD5",
    reference: (traceId) => `\u6545\u969C\u7F16\u53F7\uFF1A${traceId}`
  },
  en: {
    defaultTitle: "Online training school",
    description: (school) => `${school}: online courses, assignments and tests, certification exams and certificate lookup.`,
    scriptNeeded: "This site needs JavaScript. Please turn it on in your browser\u2019s settings and reload the page.",
    schoolNotFound: "School not found, please check the address",
    schoolNotFoundHint: "The school\u2019s name in the address may be mistyped, or the school is no longer here.",
    unavailable: "The school\u2019s information could not be loaded, please try again",
    unavailableHint: "The service is not available at the moment. Please wait a little and try again.",
    retry: "Try again",
    reference: (traceId) => `Reference: ${traceId}`
  }
};

// server/src/gateway/markup.ts
function attribute(name, value) {
  return value === "" ? new Html("") : html` ${name}="${value}"`;
}
function scriptJson(value) {
  return new Html(JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, escapeUnicode));
}
function escapeUnicode(character) {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

// server/src/gateway/document.ts
var SHELL_RELEASE_ELEMENT_ID = "campus-shell";
function modulePageAt({ modules }, path2) {
  const pages = modules.flatMap((module) => module.routes.map((route2) => ({ module, route: route2, path: route2.path })));
  return routeFor(pages, path2) ?? null;
}
var NONCE = new Html(` nonce="${hole("nonce")}"`);
function documentOf(question) {
  const { school, settings, shell, page: page2, locale, isMobile: isMobile2, schoolQuery } = question;
  const messages = MESSAGES2[locale];
  const title = pageTitle({ ...school, settings, isMobile: isMobile2, isQueryPage: page2?.route.title === "query" }) || messages.defaultTitle;
  const description = messages.description(title);
  const logo2 = school.buSchoolInfo.logo || school.schoolInfo.logo;
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<link rel="canonical" href="${ADDRESS}">
<meta property="og:url" content="${ADDRESS}">
${isPicture(logo2) ? html`<meta property="og:image" content="${logo2.startsWith("/") ? ORIGIN : ""}${logo2}">\n` : ""}<meta name="viewport" content="width=device-width, initial-scale=1">
<meta property="csp-nonce"${NONCE}>
<title>${title}</title>
${shell.manifest.scripts.map((name) => shellScript(shell, name))}${shell.manifest.css.map((name) => styleSheet(shell, name))}${preloads(page2)}<meta name="description" content="${description}">
${page2?.route.login === true ? html`<meta name="robots" content="noindex">\n` : ""}<meta property="og:type" content="website">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:locale" content="${locale === "en" ? "en_US" : "zh_CN"}">
<link rel="icon" href="/favicon.svg${schoolQuery}" type="image/svg+xml">
<style${NONCE}>${firstPaintCss(school.tenantSettings)}</style>
</head>
<body>
<div id="root">${firstPaint(title, logo2)}</div>
<noscript><p class="first-note">${messages.scriptNeeded}</p></noscript>
${jsonScript(SHELL_RELEASE_ELEMENT_ID, { base: shell.base, integrity: integrityOf(shell.manifest) })}
${jsonScript(BOOT_DATA_ELEMENT_ID, bootDataOf(question))}
</body>
</html>
`.source;
}
var ORIGIN = new Html(hole("origin"));
var ADDRESS = new Html(hole("origin") + hole("path"));
function shellScript({ base: base2, manifest }, name) {
  return html`<script defer fetchpriority="high" src="${base2}${name}" crossorigin="anonymous"${integrity(manifest.files[name]?.integrity)}${NONCE}></script>
`;
}
function styleSheet({ base: base2, manifest }, name) {
  return html`<link rel="stylesheet" href="${base2}${name}" crossorigin="anonymous"${integrity(manifest.files[name]?.integrity)}${NONCE}>
`;
}
function preloads(page2) {
  if (page2 === null) return [];
  const { module, route: route2 } = page2;
  const names = [module.entry, ...module.preload, ...module.routePreload[route2.path] ?? []];
  return [...new Set(names)].map(
    (name) => html`<link rel="preload" as="script" href="${module.base}${name}" crossorigin="anonymous"${integrity(module.integrity[name])}${NONCE}>
`
  );
}
function integrity(value) {
  return attribute("integrity", value ?? "");
}
function jsonScript(id2, value) {
  return html`<script type="application/json" id="${id2}"${NONCE}>${scriptJson(value)}</script>`;
}
function bootDataOf({ school, settings, map }) {
  const { tenantId, schoolInfo: schoolInfo2, buSchoolInfo: buSchoolInfo2, tenantSettings: tenantSettings2 } = school;
  return { tenantId, schoolInfo: schoolInfo2, buSchoolInfo: buSchoolInfo2, tenantSettings: tenantSettings2, settings, moduleMap: map, traceId: hole("traceId") };
}

// server/src/gateway/page-composer.ts
var MAX_PAGES = 200;
var SANITISER_POLICY = "dompurify";
var PageComposer = class {
  #config;
  #settings;
  /** What is composed is forgotten together with what it was composed of. */
  #pages = /* @__PURE__ */ new WeakMap();
  constructor(config, settings) {
    this.#config = config;
    this.#settings = settings;
  }
  /** The page at a path; null while no shell is published. */
  pageAt(school, composition, request) {
    const { shell, map } = composition;
    if (shell === null) return null;
    const { path: path2, locale, isMobile: isMobile2, schoolQuery } = request;
    const pages = this.#pagesOf(school, composition);
    const page2 = pages.byPath.get(path2, () => ({ found: modulePageAt(map, path2) })).found;
    const key = [page2?.module.id, page2?.route.path, locale, isMobile2, schoolQuery].join("\n");
    return pages.composed.get(key, () => ({
      template: new PageTemplate(documentOf({ school, settings: this.#settings, map, shell, page: page2, locale, isMobile: isMobile2, schoolQuery })),
      ...this.#policiesOf(school, composition)
    }));
  }
  #pagesOf(school, composition) {
    const bySchool = this.#pages.get(school) ?? /* @__PURE__ */ new WeakMap();
    const pages = bySchool.get(composition) ?? { byPath: new Recent(MAX_PAGES), composed: new Recent(MAX_PAGES) };
    this.#pages.set(school, bySchool.set(composition, pages));
    return pages;
  }
  #policiesOf(school, { shell, modules }) {
    const releases = shell === null ? modules : [shell, ...modules];
    const outside = releases.flatMap(({ base: base2 }) => outsideOrigin(base2) ?? []);
    const developed = outside.filter((origin) => origin.startsWith("http://"));
    return {
      verified: developed.length === 0,
      policies: contentPolicies(
        {
          modules: outside,
          pictures: this.#config.pictureOrigins,
          frames: [...this.#config.frameOrigins, ...originOf2(school.onlineSchool), ...originOf2(this.#config.onlineSchoolUrl)],
          sockets: developed.map((origin) => origin.replace(/^http/, "ws"))
        },
        [SANITISER_POLICY, ...releases.flatMap(({ manifest }) => manifest.trustedTypesPolicies)]
      )
    };
  }
};
function originOf2(address) {
  const url = /^https?:\/\//.test(address) ? address : `https://${address}`;
  const origin = address !== "" && URL.canParse(url) ? new URL(url).origin : "";
  return /^https?:\/\/[\w.-]+(?::\d+)?$/.test(origin) ? [origin] : [];
}

// server/src/gateway/status-page.ts
var ACCENT = "#3f5b73";
var CSS = [
  themeCss({ accent: ACCENT }),
  `body{box-sizing:border-box;display:grid;place-items:center;min-height:100vh;margin:0;padding:${space[6]};background:${color.bg};color:${color.text};font:${weight.regular} ${text7.m} ${font.sans}}`,
  `main{max-width:28rem;padding:${space[10]} ${space[8]};background:${color.surface};border:1px solid ${color.border};border-radius:${radius.l};box-shadow:${shadow[2]};text-align:center}`,
  `svg{width:${space[16]};height:${space[16]};color:${color.accentText}}`,
  `h1{margin:${space[4]} 0 ${space[2]};font:${weight.bold} ${text7.xl} ${font.sans};text-wrap:balance}`,
  `p{margin:0;color:${color.textMuted};text-wrap:balance}`,
  `a{display:inline-block;margin-top:${space[6]};padding:${space[2]} ${space[6]};background:${color.accent};border-radius:${radius.m};color:${color.onAccent};font-weight:${weight.medium};text-decoration:none}`,
  `a:focus-visible{outline:3px solid ${color.focus};outline-offset:2px}`,
  `small{display:block;margin-top:${space[6]};color:${color.textSubtle};font:${weight.regular} ${text7.xs} ${font.sans};overflow-wrap:anywhere}`
].join("");
var SIGNPOST = new Html(
  '<svg viewBox="0 0 48 48" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M24 6v5M24 25v17M15 42h18M10 11h24l6 7-6 7H10z"/><path d="M20 18h8" opacity=".5"/></svg>'
);
var CLOUD = new Html(
  '<svg viewBox="0 0 48 48" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M14 36a9 9 0 0 1-1-17.9A12 12 0 0 1 36 20a8 8 0 0 1-1 16z"/><path d="M19 28h10" opacity=".5"/></svg>'
);
function statusPage(page2, locale) {
  return PAGES[page2][locale];
}
function compose(page2, locale) {
  const messages = MESSAGES2[locale];
  const unavailable = page2 === "unavailable";
  const title = messages[page2];
  return new PageTemplate(html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<style nonce="${new Html(hole("nonce"))}">${new Html(CSS)}</style>
</head>
<body>
<main>
${unavailable ? CLOUD : SIGNPOST}
<h1>${title}</h1>
<p>${unavailable ? messages.unavailableHint : messages.schoolNotFoundHint}</p>
${unavailable ? html`<a href="">${messages.retry}</a>\n<small>${messages.reference(hole("traceId"))}</small>\n` : ""}</main>
</body>
</html>
`.source);
}
var PAGES = {
  schoolNotFound: { "zh-CN": compose("schoolNotFound", "zh-CN"), en: compose("schoolNotFound", "en") },
  unavailable: { "zh-CN": compose("unavailable", "zh-CN"), en: compose("unavailable", "en") }
};

// server/src/gateway/visitor-signs.ts
var LOCALE_COOKIE = "campus.locale";
function chosenLocaleOf(request) {
  return LOCALES.find((locale) => locale === request.cookies[LOCALE_COOKIE]) ?? "zh-CN";
}
function likelyLocaleOf(request) {
  if (request.cookies[LOCALE_COOKIE] !== void 0) return chosenLocaleOf(request);
  return /^\s*en\b/i.test(request.headers["accept-language"] ?? "") ? "en" : "zh-CN";
}
function isMobile(headers) {
  const word = headers["sec-ch-ua-mobile"];
  if (word === "?1" || word === "?0") return word === "?1";
  return isMobileUserAgent(headers["user-agent"] ?? "");
}
function wantsPage(headers) {
  const destination = headers["sec-fetch-dest"];
  if (destination !== void 0) return destination === "document" || destination === "iframe" || destination === "empty";
  const accepted = headers.accept;
  return accepted === void 0 || /text\/html|\*\/\*/.test(accepted);
}

// server/src/gateway/navigation.ts
var RETRY_AFTER = "5";
var Navigation = class {
  #config;
  #schools;
  #registry;
  #composer;
  #suffixes;
  constructor(config, database, schools2) {
    this.#config = config;
    this.#schools = schools2;
    this.#registry = registryOf(database, config);
    this.#composer = new PageComposer(config, publicSettingsOf(config));
    this.#suffixes = domainSuffixes(config);
  }
  /** The school a request's address names, or null. Rejects when that cannot be known now. */
  async schoolOf(request) {
    const question = schoolQuestionOf(request.host, queryOf(request.url), this.#suffixes);
    return question === null ? null : this.#schools.find(question, request.id);
  }
  /** Answers with the page at the request's address, or with one that says why there is none. */
  async answer(request, reply) {
    try {
      const school = await this.schoolOf(request);
      if (school === null) return sendStatusPage(request, reply.code(404), "schoolNotFound");
      request.tenantId = school.tenantId;
      return await this.#answerFor(school, request, reply);
    } catch (error) {
      request.log.error({ traceId: request.id, err: error }, "a page could not be composed");
      return sendStatusPage(request, reply.code(503).header("retry-after", RETRY_AFTER), "unavailable");
    }
  }
  /** What the visitor's pages of a school are composed of; sets the visitor's cookie where they differ from visitor to visitor. */
  async compositionOf({ tenantId }, request, reply) {
    const visitorId = await this.#registry.needsVisitor(tenantId) ? visitorIdOf(request, reply, this.#config) : "";
    return this.#registry.compositionFor(tenantId, visitorId);
  }
  async #answerFor(school, request, reply) {
    const composition = await this.compositionOf(school, request, reply);
    const page2 = this.#composer.pageAt(school, composition, {
      path: pathOf(request.url),
      locale: chosenLocaleOf(request),
      isMobile: isMobile(request.headers),
      schoolQuery: schoolQueryOf(request.url)
    });
    if (page2 === null) throw new Error("no shell is published; build it, then start the server again");
    if (page2.verified) void reply.header("integrity-policy", INTEGRITY_POLICY);
    return sendPage(request, reply, page2.template, page2.policies);
  }
};
function sendStatusPage(request, reply, page2) {
  return sendPage(request, reply, statusPage(page2, likelyLocaleOf(request)), [STATUS_PAGE_POLICY]);
}
function sendPage(request, reply, template, policies) {
  const nonce = newNonce();
  const values = { nonce, traceId: request.id, origin: originOf3(request), path: html`${canonicalPath(request)}`.source };
  const compressed = chooseCoding(request.headers["accept-encoding"], ["gzip"]) !== null;
  void reply.headers({
    ...PAGE_HEADERS,
    "content-security-policy": policies.map((policy2) => policy2.replaceAll(hole("nonce"), nonce)),
    ...request.protocol === "https" ? { "strict-transport-security": STRICT_TRANSPORT } : {},
    ...compressed ? { "content-encoding": "gzip" } : {}
  });
  return reply.send(compressed ? template.fillCompressed(values) : template.fill(values));
}
var MAX_PATH = 2e3;
function canonicalPath(request) {
  const path2 = pathOf(request.url);
  return (path2.length > MAX_PATH ? "/" : path2) + schoolQueryOf(request.url);
}
function originOf3(request) {
  return isHost(request.host) ? `${request.protocol}://${request.host}` : "";
}
function pathOf(url) {
  return url.split("?", 1)[0] ?? "/";
}
var NO_QUERY = new URLSearchParams();
function queryOf(url) {
  const start2 = url.indexOf("?");
  return start2 === -1 ? NO_QUERY : new URLSearchParams(url.slice(start2));
}
function schoolQueryOf(url) {
  const query = queryOf(url);
  const named = query.get("schoolId") || query.get("tenantId");
  return named && named.length <= 64 ? `?${new URLSearchParams({ schoolId: named })}` : "";
}

// server/src/gateway/schools.ts
import * as v11 from "valibot";
var MAX_AGE2 = 900;
var MAX_SCHOOLS = 1e3;
var Schools = class {
  #ask;
  #tenants = new Recent(MAX_SCHOOLS);
  #schools = new Recent(MAX_SCHOOLS);
  constructor(ask) {
    this.#ask = ask;
  }
  /** The school an address names, or null; the same object as long as nothing of it changes. Rejects when that cannot be known now. */
  async find(question, traceId) {
    const tenantId = "tenantId" in question ? question.tenantId : await this.#tenantOf(question.preDomain, traceId);
    if (tenantId === null) return null;
    const school = this.#schools.get(tenantId, () => new Fresh(MAX_AGE2));
    return (await school.get(() => this.#load({ tenantId, traceId }))).found;
  }
  async #tenantOf(preDomain, traceId) {
    const tenant = this.#tenants.get(preDomain, () => new Fresh(MAX_AGE2));
    const { found } = await tenant.get(async () => {
      const answer = await this.#ask(getTenantByPreDomain, { data: preDomain }, { tenantId: "", traceId });
      return { found: answer?.id ?? null };
    });
    return found;
  }
  async #load(context) {
    const { tenantId } = context;
    try {
      const [schoolInfo2, buSchoolInfo2, settings, onlineSchool] = await Promise.all([
        this.#ask(getInfoByTenantId, { tenantId }, context),
        this.#ask(getDetailByTenantId, { tenantId }, context),
        this.#settingsOf(context),
        this.#ask(getDomainByDomainType, { data: ONLINE_SCHOOL_DOMAIN_TYPE }, context)
      ]);
      return { found: { tenantId, schoolInfo: schoolInfo2, buSchoolInfo: buSchoolInfo2, tenantSettings: settings, onlineSchool } };
    } catch (error) {
      if (error instanceof ApiRefusedError && NO_SCHOOL.includes(error.code)) return { found: null };
      throw error;
    }
  }
  /** This call is ours: another back end need not know it, and its schools then look as by default. */
  async #settingsOf(context) {
    try {
      return await this.#ask(getTenantSettings, { tenantId: context.tenantId }, context);
    } catch (error) {
      if (error instanceof ApiRefusedError && error.code === ERROR_CODES.notFound) return v11.parse(tenantSettings, {});
      throw error;
    }
  }
};
var NO_SCHOOL = [ERROR_CODES.tenantNotFound, ERROR_CODES.notFound];

// server/src/gateway/site-files.ts
var ONE_HOUR = "public, max-age=3600";
function registerSiteFiles(app, navigation) {
  app.get("/favicon.svg", async (request, reply) => {
    const school = await navigation.schoolOf(request);
    if (school === null) return missing(reply);
    return reply.headers({ "content-type": "image/svg+xml", "cache-control": ONE_HOUR, "x-content-type-options": "nosniff" }).send(iconOf(school));
  });
  app.get("/favicon.ico", async (request, reply) => reply.redirect(`/favicon.svg${schoolQueryOf(request.url)}`, 302));
  app.get("/robots.txt", async (request, reply) => reply.type("text/plain; charset=utf-8").send(robots(originOf3(request))));
  app.get("/sitemap.xml", async (request, reply) => {
    const school = await navigation.schoolOf(request);
    const origin = originOf3(request);
    if (school === null || origin === "") return missing(reply);
    const { map } = await navigation.compositionOf(school, request, reply);
    return reply.headers({ "content-type": "application/xml; charset=utf-8", "x-content-type-options": "nosniff" }).send(sitemap(map, origin));
  });
}
function iconOf({ schoolInfo: schoolInfo2, buSchoolInfo: buSchoolInfo2, tenantSettings: tenantSettings2 }) {
  const [letter = "\xB7"] = buSchoolInfo2.projectName || schoolInfo2.universityName || schoolInfo2.projectName;
  const { accent, onAccent } = paletteOf2(tenantSettings2.accentColour, "light");
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${accent}"/><text x="16" y="22.5" font-family="sans-serif" font-size="18" font-weight="600" text-anchor="middle" fill="${onAccent}">${letter}</text></svg>`.source;
}
function robots(origin) {
  const lines = ["User-agent: *", "Disallow: /api/", "Disallow: /study/", "Disallow: /sso-login"];
  return `${(origin === "" ? lines : [...lines, "", `Sitemap: ${origin}/sitemap.xml`]).join("\n")}
`;
}
function sitemap({ modules }, origin) {
  const paths = modules.flatMap(({ routes: routes2 }) => routes2.filter(({ login: login2, path: path2 }) => !login2 && !/[:*]/.test(path2)).map(({ path: path2 }) => path2));
  const entries = [...new Set(paths)].sort().map((path2) => html`<url><loc>${origin + path2}</loc></url>\n`);
  return html`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries}</urlset>
`.source;
}
function missing(reply) {
  return reply.code(404).type("text/plain; charset=utf-8").send("Not found\n");
}

// server/src/gateway/gateway.ts
function moduleStoreOf({ dataDirectory }) {
  return join3(dataDirectory, "modules");
}
function registerGateway(app, { config, database }) {
  const navigation = new Navigation(config, database, new Schools(createAskApi(app, config)));
  registerStatic(app, moduleStoreOf(config));
  registerCspReports(app, config);
  registerSiteFiles(app, navigation);
  if (config.backendUrl !== "") registerBackendProxy(app, config);
  app.get("/*", async (request, reply) => {
    if (isReserved(pathOf(request.url)) || !wantsPage(request.headers)) return sendText(reply, 404, "Not found\n");
    return navigation.answer(request, reply);
  });
  app.setNotFoundHandler((_, reply) => sendText(reply, 404, "Not found\n"));
  app.setErrorHandler((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return sendText(reply, status, "Bad request\n");
    request.log.error({ traceId: request.id, err: error }, "a request failed");
    return sendText(reply, 500, "Something went wrong\n");
  });
}
function sendText(reply, status, text17) {
  return reply.code(status).headers({ "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", "x-content-type-options": "nosniff" }).send(text17);
}

// server/src/logging.ts
import { pino } from "pino";
var SECRETS = ["token", "password", "code", "captchaCode", "authorization", "cookie", "signature", "encryptionToken"];
function createLogger(config, destination) {
  const options = {
    level: config.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label2) => ({ level: label2 }) },
    redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`]), censor: "[removed]" }
  };
  return destination === void 0 ? pino(options) : pino(options, destination);
}
function maskMobiles(text17) {
  return text17.replaceAll(/(?<!\d)(1\d{2})\d{4}(\d{4})(?!\d)/g, "$1****$2");
}

// server/src/error-code.ts
function errorCodeOf(error) {
  const code3 = typeof error === "object" && error !== null && "code" in error ? error.code : void 0;
  return typeof code3 === "string" ? code3 : void 0;
}

// server/src/database/faults.ts
function sqlStateOf(error) {
  const code3 = errorCodeOf(error);
  if (code3 !== void 0 && /^[0-9A-Z]{5}$/.test(code3)) return code3;
  return error instanceof Error && error.cause !== void 0 ? sqlStateOf(error.cause) : void 0;
}
function dataFaultOf(error) {
  const state = sqlStateOf(error);
  return state?.startsWith("22") === true ? state : void 0;
}

// server/src/http/refusal.ts
var Refusal = class extends Error {
  constructor(reason) {
    super(REFUSALS[reason].message);
    this.reason = reason;
    this.code = REFUSALS[reason].code;
  }
  reason;
  name = "Refusal";
  code;
};
function refuse(reason) {
  return new Refusal(reason);
}
var InvalidInputError = class extends Error {
  constructor(field) {
    super(`invalid input: ${field}`);
    this.field = field;
  }
  field;
  name = "InvalidInputError";
};

// server/src/http/register.ts
import * as v12 from "valibot";

// server/src/database/tenant-isolation.ts
import { sql as sql4 } from "drizzle-orm";
var APPLICATION_ROLE = "campus_app";
async function enterTenant(tx, tenantId) {
  await tx.execute(
    sql4`select set_config('role', ${APPLICATION_ROLE}, true), set_config('campus.tenant_id', ${tenantId}, true)`
  );
}
async function leaveTenant(tx) {
  await tx.execute(sql4`select set_config('role', 'none', true), set_config('campus.tenant_id', '', true)`);
}
async function isolateTenants(tx) {
  await tx.execute(sql4.raw(CREATE_ROLE));
  await tx.execute(sql4.raw(ISOLATE_TABLES));
}
var CREATE_ROLE = `
do $$
begin
  if not exists (select from pg_roles where rolname = '${APPLICATION_ROLE}') then
    begin
      create role ${APPLICATION_ROLE} nologin;
    exception when duplicate_object or unique_violation then
      null; -- another process starting at the same time made it
    end;
  end if;
  if not pg_has_role(current_user, '${APPLICATION_ROLE}', 'set') then
    execute format('grant ${APPLICATION_ROLE} to %I', current_user);
  end if;
end $$`;
var ISOLATE_TABLES = `
do $$
declare
  tenant_table record;
begin
  grant usage on schema public to ${APPLICATION_ROLE};
  for tenant_table in
    select c.oid, c.relname
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and not (
        c.relrowsecurity and c.relforcerowsecurity
        and (select count(*) from pg_policy p where p.polrelid = c.oid and p.polname in ('tenant', 'operator')) = 2
        and has_table_privilege('${APPLICATION_ROLE}', c.oid, 'select, insert, update, delete')
      )
  loop
    execute format('alter table %I enable row level security', tenant_table.relname);
    execute format('alter table %I force row level security', tenant_table.relname);
    execute format('drop policy if exists tenant on %I', tenant_table.relname);
    execute format('drop policy if exists operator on %I', tenant_table.relname);
    execute format(
      'create policy tenant on %I to ${APPLICATION_ROLE} using (tenant_id = (select current_setting(''campus.tenant_id'', true))) with check (tenant_id = (select current_setting(''campus.tenant_id'', true)))',
      tenant_table.relname);
    execute format('create policy operator on %I to %I using (true) with check (true)', tenant_table.relname, current_user);
    execute format('grant select, insert, update, delete on %I to ${APPLICATION_ROLE}', tenant_table.relname);
  end loop;
end $$`;

// server/src/sign-in/session.ts
import { createHash as createHash4 } from "node:crypto";
import { and as and2, eq as eq3 } from "drizzle-orm";

// server/src/sign-in/sign-in.schema.ts
import { integer as integer4, index as index3, text as text8, uniqueIndex as uniqueIndex3 } from "drizzle-orm/pg-core";
import { sql as sql5 } from "drizzle-orm";
var users = tenantTable(
  "users",
  {
    mobile: text8("mobile").notNull(),
    /** `scrypt$N$r$p$salt$hash`; null until a password is set. */
    passwordHash: text8("password_hash"),
    realName: text8("real_name").notNull().default(""),
    nickName: text8("nick_name").notNull().default(""),
    avatar: text8("avatar").notNull().default(""),
    studentId: text8("student_id"),
    /** School the person joined by invitation; null without one. */
    invitedBy: text8("invited_by"),
    createdTime: moment("created_time").notNull().default(sql5`now()`)
  },
  (table2) => [
    uniqueIndex3("users_mobile").on(table2.tenantId, table2.mobile),
    uniqueIndex3("users_student").on(table2.tenantId, table2.studentId)
  ]
);
var sessions = tenantTable(
  "sessions",
  {
    userId: text8("user_id").notNull(),
    tokenHash: text8("token_hash").notNull(),
    createdTime: moment("created_time").notNull(),
    expiresTime: moment("expires_time").notNull(),
    revokedTime: moment("revoked_time")
  },
  (table2) => [uniqueIndex3("sessions_token").on(table2.tokenHash), index3("sessions_user").on(table2.tenantId, table2.userId)]
);
var smsCodes = tenantTable(
  "sms_codes",
  {
    mobile: text8("mobile").notNull(),
    templateCode: text8("template_code").notNull(),
    codeHash: text8("code_hash").notNull(),
    expiresTime: moment("expires_time").notNull(),
    tries: integer4("tries").notNull().default(0),
    usedTime: moment("used_time")
  },
  (table2) => [uniqueIndex3("sms_codes_mobile").on(table2.tenantId, table2.mobile)]
);
var captchas = tenantTable("captchas", {
  answerHash: text8("answer_hash").notNull(),
  expiresTime: moment("expires_time").notNull()
});
var ssoCodes = tenantTable("sso_codes", {
  userId: text8("user_id").notNull(),
  expiresTime: moment("expires_time").notNull(),
  usedTime: moment("used_time")
});
var invitations = tenantTable(
  "invitations",
  { qrCode: text8("qr_code").notNull() },
  (table2) => [uniqueIndex3("invitations_code").on(table2.qrCode)]
);
var attempts = tenantTable(
  "attempts",
  { key: text8("key").notNull(), time: moment("time").notNull() },
  (table2) => [index3("attempts_key").on(table2.tenantId, table2.key, table2.time)]
);

// server/src/sign-in/session.ts
async function checkToken(tx, tenantId, token, now) {
  const [session] = await tx.select().from(sessions).where(and2(eq3(sessions.tenantId, tenantId), eq3(sessions.tokenHash, hashToken(token))));
  if (session === void 0 || session.revokedTime !== null) return { kind: "invalid" };
  if (session.expiresTime <= now) return { kind: "expired" };
  return { kind: "valid", user: { id: session.userId, sessionId: session.id } };
}
async function openSession(tx, userId, now, lifetime) {
  const token = newSecret();
  const expiresTime = new Date(now.getTime() + lifetime * 1e3);
  await tx.insert(sessions).values({ id: newId(), userId, tokenHash: hashToken(token), createdTime: now, expiresTime });
  return { userId, token, expiresTime };
}
async function revokeSession(tx, sessionId, now) {
  await tx.update(sessions).set({ revokedTime: now }).where(eq3(sessions.id, sessionId));
}
function hashToken(token) {
  return createHash4("sha256").update(token).digest("hex");
}

// server/src/http/register.ts
var METHODS = ["GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS"];
function registerRoutes(app, dependencies) {
  for (const route2 of dependencies.routes) {
    app.route({
      method: route2.call.method,
      url: urlPattern(route2.call.path),
      exposeHeadRoute: false,
      handler: (request, reply) => answerCall(route2, dependencies, request, reply)
    });
  }
  refuseOtherMethods(app, dependencies.routes);
}
function urlPattern(path2) {
  return path2.replaceAll(/\{(\w+)\}/g, ":$1");
}
function refuseOtherMethods(app, routes2) {
  const methodsByPath = /* @__PURE__ */ new Map();
  for (const { call } of routes2) {
    const url = urlPattern(call.path);
    methodsByPath.set(url, (methodsByPath.get(url) ?? /* @__PURE__ */ new Set()).add(call.method));
  }
  for (const [url, allowed] of methodsByPath) {
    app.route({
      method: METHODS.filter((method) => !allowed.has(method)),
      url,
      handler: (request, reply) => {
        void reply.header("allow", [...allowed].join(", "));
        if (request.method === "OPTIONS") return reply.code(204).send();
        return reply.code(405).send(failure(ERROR_CODES.badRequest, MESSAGES.methodWrong, request.id));
      }
    });
  }
}
async function answerCall(route2, dependencies, request, reply) {
  if (route2.changes && originOf(request) === "other") throw refuse("crossSite");
  if (route2.signed) requireSignature(request, dependencies.config);
  const call = route2.prepare(rawInput(route2, request));
  const answer = await run(call, route2.call.access, dependencies, request, reply);
  if (answer instanceof Refusal) throw answer;
  if (route2.call.kind === "image") return sendImage(reply, answer);
  if (dependencies.config.environment === "development") checkAnswer(route2, answer);
  return reply.send(success(answer, request.id));
}
function rawInput(route2, request) {
  const params = request.params;
  if (route2.call.method === "GET") return { ...request.query, ...params };
  const body = request.body ?? {};
  return Object.keys(params).length > 0 && typeof body === "object" && !Array.isArray(body) ? { ...body, ...params } : body;
}
function requireSignature(request, config) {
  const given = request.headers[SIGNATURE_HEADER];
  if (typeof given !== "string" || !signatureFits(singleValues(request), config.smsAccessKey, given)) throw refuse("signatureWrong");
}
async function run(call, access2, dependencies, request, reply) {
  const { config, database } = dependencies;
  const now = dependencies.now();
  const base2 = {
    address: request.ip,
    locale: /^en\b/i.test(request.headers["accept-language"] ?? "") ? "en" : "zh-CN",
    traceId: request.id,
    now,
    config,
    log: request.log
  };
  if (call.scope === "operator") return database.asOperator((tx) => call.run({ ...base2, tx }));
  const caller = (tx) => findCaller(tx, { tenantNamed: call.tenantNamed, access: access2, request, config, now });
  const contextOf = ({ tenant, user }) => ({
    ...base2,
    tenant,
    tenantId: tenant.id,
    user,
    get visitorId() {
      return visitorIdOf(request, reply, config);
    }
  });
  if (call.scope === "steps") {
    const found = await database.asOperator(caller);
    return call.run(
      extend(contextOf(found), { database, inTenant: (work) => database.withTenant(found.tenant.id, work) })
    );
  }
  return database.asOperator(async (tx) => {
    const found = await caller(tx);
    await enterTenant(tx, found.tenant.id);
    return call.run(extend(contextOf(found), { tx }));
  });
}
function extend(context, more) {
  return Object.assign(Object.create(context), more);
}
async function findCaller(tx, { tenantNamed, access: access2, request, config, now }) {
  const named = tenantNamed ?? headerOf(request, "tenantid");
  const tenant = named === void 0 ? await findTenantByPreDomain(tx, preDomainOf(request.host, domainSuffixes(config))) : await findTenant(tx, named);
  if (tenant === void 0) throw refuse("tenantNotFound");
  request.tenantId = tenant.id;
  const token = headerOf(request, "token");
  const state = token === void 0 ? { kind: "invalid" } : await checkToken(tx, tenant.id, token, now);
  if (state.kind === "valid") return { tenant, user: state.user };
  if (access2 === "user") throw refuse(state.kind === "expired" ? "sessionExpired" : "sessionInvalid");
  return { tenant, user: null };
}
function headerOf(request, name) {
  const value = request.headers[name];
  return typeof value === "string" && value !== "" && value.length <= 512 ? value : void 0;
}
function sendImage(reply, image2) {
  return reply.header("content-type", image2.contentType).header("x-content-type-options", "nosniff").send(image2.body);
}
function checkAnswer(route2, answer) {
  const result = v12.safeParse(route2.call.response, answer);
  if (result.success) return;
  const [issue] = result.issues;
  throw new Error(`the answer of ${route2.call.id} breaks its contract at ${v12.getDotPath(issue) ?? "its root"}: ${issue.message}`);
}

// server/src/http/api.ts
function registerApi(app, dependencies) {
  void app.register(async (api) => {
    readJsonOnly(api);
    addCredentials(api, dependencies.config, dependencies.routes);
    api.setErrorHandler(answerFailure);
    registerRoutes(api, dependencies);
    if (dependencies.config.backendUrl === "") api.all("/api/*", unknownPath);
  });
}
function readJsonOnly(api) {
  const parse6 = api.getDefaultJsonParser("error", "error");
  api.removeAllContentTypeParsers();
  api.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") return done(null, void 0);
    return parse6(request, body, done);
  });
}
async function unknownPath(request, reply) {
  return reply.code(404).send(failure(ERROR_CODES.notFound, MESSAGES.pathUnknown, request.id));
}
function answerFailure(error, request, reply) {
  const traceId = request.id;
  if (error instanceof Refusal) return reply.code(200).send(failure(error.code, error.message, traceId));
  if (error instanceof InvalidInputError) {
    return reply.code(400).send(failure(ERROR_CODES.badRequest, MESSAGES.fieldWrong(error.field), traceId, error.field));
  }
  const status = "statusCode" in error && error.statusCode !== void 0 ? error.statusCode : 500;
  if (status < 500) return reply.code(status).send(failure(ERROR_CODES.badRequest, messageOfStatus(status), traceId));
  const fault = dataFaultOf(error);
  if (fault !== void 0) {
    request.log.warn({ fault }, "input the contract let through does not fit a column");
    return reply.code(400).send(failure(ERROR_CODES.badRequest, MESSAGES.fieldWrong("body"), traceId, "body"));
  }
  request.log.error({ fault: describe(error) }, "a call failed");
  return reply.code(500).send(failure(ERROR_CODES.serverError, MESSAGES.serverError, traceId));
}
function describe(error) {
  const cause = error.cause instanceof Error ? { cause: maskMobiles(error.cause.message) } : {};
  return { name: error.name, message: maskMobiles(error.message), stack: maskMobiles(error.stack ?? ""), ...cause };
}
function messageOfStatus(status) {
  if (status === 413) return MESSAGES.bodyTooLarge;
  if (status === 415) return MESSAGES.contentTypeWrong;
  return MESSAGES.bodyWrong;
}

// server/src/http/health.ts
import { sql as sql6 } from "drizzle-orm";
function serveHealth(app, database) {
  app.get("/health", async (request, reply) => {
    try {
      await database.asOperator((tx) => tx.execute(sql6`select 1`));
      return await reply.header("cache-control", "no-store").send({ status: "ok" });
    } catch (error) {
      request.log.error({ reason: error instanceof Error ? error.message : String(error) }, "the database does not answer");
      return reply.code(503).header("cache-control", "no-store").send({ status: "database unavailable" });
    }
  });
}

// server/src/http/request-log.ts
var TRACE_HEADER = "x-trace-id";
function logRequests(app) {
  app.decorateRequest("tenantId", null);
  app.addHook("onRequest", async (request, reply) => {
    void reply.header(TRACE_HEADER, request.id);
  });
  app.addHook("onResponse", async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: request.url.split("?", 1)[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        tenant: request.tenantId
      },
      "request"
    );
  });
}

// server/src/media/backdrops.ts
var dawn = ({ width: w, height: h, palette: p, random }) => {
  const x = w * random.between(0.3, 0.7);
  return {
    dark: false,
    drawing: [
      element("defs", {}, gradient("sky", [0, 0, 0, 1], [{ at: 0, colour: p.soft }, { at: 1, colour: p.paper }])),
      rect(0, 0, w, h, "url(#sky)"),
      circle(x, h * 0.46, h * 0.4, p.sparkSoft, { opacity: 0.75 }),
      circle(x, h * 0.46, h * 0.28, p.white, { opacity: 0.6 }),
      path(`M0 ${n(h * 0.72)}C${n(w * 0.2)} ${n(h * 0.56)} ${n(w * 0.34)} ${n(h * 0.66)} ${n(w * 0.52)} ${n(h * 0.74)}S${n(w * 0.86)} ${n(h * 0.58)} ${n(w)} ${n(h * 0.68)}V${n(h)}H0Z`, p.soft),
      path(`M0 ${n(h * 0.84)}C${n(w * 0.26)} ${n(h * 0.76)} ${n(w * 0.6)} ${n(h * 0.9)} ${n(w)} ${n(h * 0.8)}V${n(h)}H0Z`, p.bright, { opacity: 0.55 }),
      cloud(w * random.between(0.06, 0.2), h * 0.2, h * 0.09, p.white),
      cloud(w * random.between(0.74, 0.86), h * 0.32, h * 0.07, p.white)
    ].join("")
  };
};
function cloud(x, y, size2, colour) {
  return faded(0.85, circle(x, y, size2, colour), circle(x + size2 * 1.1, y - size2 * 0.4, size2 * 0.8, colour), rect(x - size2, y, size2 * 3.1, size2, colour, size2 / 2));
}
var orbit = ({ width: w, height: h, palette: p, random }) => {
  const cx = w * random.between(0.38, 0.62);
  const cy = h * 0.52;
  return {
    dark: true,
    drawing: [
      element("defs", {}, gradient("night", [0, 0, 1, 1], [{ at: 0, colour: p.deep }, { at: 1, colour: p.night }]), glow("light", [{ at: 0, colour: p.bright, opacity: 0.75 }, { at: 1, colour: p.bright, opacity: 0 }])),
      rect(0, 0, w, h, "url(#night)"),
      circle(cx, cy, h * 0.75, "url(#light)"),
      ...[0.52, 0.68, 0.86, 1.06].map((share, index12) => ring(cx, cy, h * share, p.soft, index12 === 1 ? 2.5 : 1.2, { opacity: 0.32, ...index12 % 2 === 0 ? { "stroke-dasharray": "3 10" } : {} })),
      ...[0.52, 0.68, 0.86].map((share) => {
        const turn = random.between(0, Math.PI * 2);
        return circle(cx + Math.cos(turn) * h * share, cy + Math.sin(turn) * h * share, random.between(4, 9), random.pick([p.spark, p.coral, p.soft]));
      })
    ].join("")
  };
};
var bands = ({ width: w, height: h, palette: p, random }) => {
  const start2 = w * random.between(0.02, 0.2);
  const band = (at, breadth, colour) => path(`M${n(at)} 0H${n(at + breadth)}L${n(at + breadth - h * 0.55)} ${n(h)}H${n(at - h * 0.55)}Z`, colour);
  return {
    dark: false,
    drawing: [
      rect(0, 0, w, h, p.mist),
      band(start2 + w * 0.42, w * 0.34, p.soft),
      band(start2 + w * 0.76, w * 0.12, p.bright),
      band(start2 + w * 0.9, w * 0.05, p.spark),
      band(start2 + w * 0.3, w * 0.03, p.white),
      rect(0, h * 0.84, w, h * 0.16, p.deep, 0, { opacity: 0.08 }),
      dots(w * 0.06, h * 0.1, 5, 4, h * 0.05, p.bright)
    ].join("")
  };
};
var blueprint = ({ width: w, height: h, palette: p, random }) => {
  const step2 = h / 10;
  const lines = [...Array.from({ length: Math.ceil(w / step2) }, (_, i) => `M${n(i * step2)} 0V${n(h)}`), ...Array.from({ length: 10 }, (_, i) => `M0 ${n(i * step2)}H${n(w)}`)];
  const cx = w * random.between(0.44, 0.56);
  return {
    dark: true,
    drawing: [
      element("defs", {}, gradient("board", [0, 0, 0, 1], [{ at: 0, colour: p.base }, { at: 1, colour: p.deep }])),
      rect(0, 0, w, h, "url(#board)"),
      stroke(lines.join(""), p.white, 1, { opacity: 0.1 }),
      stroke(`M${n(cx)} 0V${n(h)}M0 ${n(h * 0.52)}H${n(w)}`, p.white, 1.4, { opacity: 0.35, "stroke-dasharray": "12 6 3 6" }),
      ring(cx, h * 0.52, h * 0.46, p.white, 1.4, { opacity: 0.35 }),
      stroke(`M${n(w * 0.07)} ${n(h * 0.9)}H${n(w * 0.3)}M${n(w * 0.07)} ${n(h * 0.87)}V${n(h * 0.93)}M${n(w * 0.3)} ${n(h * 0.87)}V${n(h * 0.93)}`, p.spark, 2, { opacity: 0.9 }),
      stroke(`M${n(w * 0.86)} ${n(h * 0.12)}V${n(h * 0.44)}M${n(w * 0.84)} ${n(h * 0.12)}H${n(w * 0.88)}M${n(w * 0.84)} ${n(h * 0.44)}H${n(w * 0.88)}`, p.spark, 2, { opacity: 0.9 })
    ].join("")
  };
};
var tiles = ({ width: w, height: h, palette: p, random }) => {
  const side = h / 4;
  const columns = Math.ceil(w / side);
  const shapes = [];
  for (let row = 0; row < 4; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const middle = column > 0 && column < columns - 2 && row > 0;
      if (!middle) shapes.push(tile(column * side, row * side, side, p, random));
    }
  }
  return { dark: false, drawing: [rect(0, 0, w, h, p.mist), ...shapes, circle(w * 0.5, h * 0.58, h * 0.4, p.paper)].join("") };
};
function tile(x, y, side, p, random) {
  const colour = random.pick([p.soft, p.bright, p.base, p.deep, p.spark, p.soft, p.mist]);
  const ground = rect(x, y, side, side, random.pick([p.mist, p.soft, p.sparkSoft]));
  const quarter = `M${n(x)} ${n(y)}h${n(side)}a${n(side)} ${n(side)} 0 0 1 -${n(side)} ${n(side)}Z`;
  const half = `M${n(x)} ${n(y)}L${n(x + side)} ${n(y + side)}H${n(x)}Z`;
  const turned = (d) => path(d, colour, { transform: `rotate(${String(random.whole(0, 3) * 90)} ${n(x + side / 2)} ${n(y + side / 2)})` });
  return ground + random.pick([turned(quarter), turned(quarter), turned(half), circle(x + side / 2, y + side / 2, side * 0.3, colour)]);
}
var room = ({ width: w, height: h, palette: p, random }) => {
  const left = w * random.between(0.05, 0.1);
  const frame = { x: left, y: h * 0.1, width: w * 0.36, height: h * 0.46 };
  const towers = [0.03, 0.22, 0.37, 0.55, 0.78].map((at, index12) => tower(frame, at, random.between(0.12, 0.19), random.between(0.22, 0.62), index12 % 2 === 0 ? p.bright : p.base, p));
  return {
    dark: false,
    drawing: [
      element("defs", {}, gradient("wall", [0, 0, 1, 1], [{ at: 0, colour: p.paper }, { at: 1, colour: p.soft }])),
      rect(0, 0, w, h, "url(#wall)"),
      rect(frame.x - 6, frame.y - 6, frame.width + 12, frame.height + 12, p.white, 6),
      rect(frame.x, frame.y, frame.width, frame.height, p.sparkSoft),
      circle(frame.x + frame.width * 0.74, frame.y + frame.height * 0.3, frame.height * 0.13, p.spark),
      ...towers,
      rect(frame.x + frame.width / 2 - 3, frame.y, 6, frame.height, p.white),
      rect(w * 0.66, h * 0.14, w * 0.26, h * 0.03, p.bright, 4, { opacity: 0.6 }),
      ...[0, 1, 2].map((index12) => rect(w * (0.68 + index12 * 0.08), h * 0.05, w * 0.04, h * 0.09, index12 === 1 ? p.coral : p.base, 3, { opacity: 0.75 })),
      rect(0, h * 0.8, w, h * 0.2, p.bright, 0, { opacity: 0.3 }),
      rect(0, h * 0.8, w, 3, p.bright, 0, { opacity: 0.5 }),
      ellipse(w * 0.54, h * 0.9, w * 0.34, h * 0.07, p.white, { opacity: 0.5 })
    ].join("")
  };
};
function tower(frame, at, broad, tall, colour, p) {
  const x = frame.x + frame.width * at;
  const width = frame.width * broad;
  const y = frame.y + frame.height * (1 - tall);
  const lights = Array.from(
    { length: 6 },
    (_, index12) => rect(x + width * (index12 % 2 === 0 ? 0.2 : 0.6), y + frame.height * (0.05 + Math.floor(index12 / 2) * 0.07), width * 0.2, frame.height * 0.03, p.sparkSoft)
  );
  return [rect(x, y, width, frame.height * tall, colour, 2), ...lights].join("");
}
function dots(x, y, columns, rows, step2, colour) {
  const one = (index12) => circle(x + index12 % columns * step2, y + Math.floor(index12 / columns) * step2, step2 * 0.12, colour);
  return faded(0.6, ...Array.from({ length: columns * rows }, (_, index12) => one(index12)));
}
var BACKDROPS = { dawn, orbit, bands, blueprint, tiles, room };
var NAMES = ["dawn", "orbit", "bands", "blueprint", "tiles", "room"];
function backdrop(canvas, variant2) {
  return BACKDROPS[NAMES[variant2 % NAMES.length] ?? "dawn"](canvas);
}

// server/src/media/motifs/campus.ts
var campus_exports = {};
__export(campus_exports, {
  announcement: () => announcement,
  calendar: () => calendar,
  campus: () => campus,
  desk: () => desk,
  diploma: () => diploma,
  partnership: () => partnership,
  trophy: () => trophy
});
var campus = (p) => [
  rect(24, 112, 60, 102, p.base),
  rect(156, 112, 60, 102, p.deep),
  rect(76, 84, 88, 130, p.bright),
  path("M64 88L120 44L176 88Z", p.deep),
  circle(120, 72, 9, p.sparkSoft),
  ...[92, 114, 136].map((x) => rect(x, 100, 12, 40, p.mist, 6)),
  ...[36, 60].flatMap((x) => [126, 160].map((y) => rect(x, y, 14, 20, p.sparkSoft, 2))),
  ...[168, 192].flatMap((x) => [126, 160].map((y) => rect(x, y, 14, 20, p.bright, 2))),
  path("M106 214V170Q106 156 120 156T134 170V214Z", p.night),
  rect(88, 206, 64, 8, p.steelLight, 2),
  stroke("M120 44V18", p.steelDark, 4),
  path("M122 18H146L138 26L146 34H122Z", p.coral),
  circle(22, 178, 20, p.leaf),
  rect(19, 186, 6, 28, p.sparkDeep),
  circle(220, 172, 24, p.leaf),
  rect(217, 184, 6, 30, p.sparkDeep)
].join("");
var desk = (p) => [
  rect(14, 200, 212, 14, p.sparkDeep, 4),
  rect(40, 176, 104, 24, p.base, 4),
  rect(52, 180, 92, 16, p.paper, 3),
  rect(50, 152, 96, 24, p.coral, 4),
  rect(50, 156, 84, 16, p.paper, 3),
  rect(44, 130, 88, 22, p.deep, 4),
  rect(56, 134, 76, 14, p.mist, 3),
  path("M106 130C84 112 86 94 98 90C104 88 108 90 110 94C112 90 118 88 124 90C136 94 136 114 114 130Z", p.coral),
  stroke("M110 92C109 86 112 80 118 78", p.leaf, 4),
  rect(166, 152, 40, 48, p.bright, 6),
  group("rotate(-8 178 130)", rect(172, 104, 9, 50, p.spark), path("M172 104L176.500 92L181 104Z", p.night)),
  group("rotate(8 192 130)", rect(190, 100, 9, 54, p.leaf), path("M190 100L194.500 88L199 100Z", p.night)),
  rect(166, 160, 40, 8, p.deep, 0, { opacity: 0.4 }),
  stroke("M30 200V120L70 60", p.steelDark, 7),
  path("M54 66L84 36L106 58Q98 78 76 82Z", p.spark)
].join("");
var diploma = (p) => [
  rect(26, 48, 188, 140, p.deep, 8),
  rect(32, 54, 176, 128, p.paper, 5),
  rect(42, 64, 156, 108, "none", 3, { stroke: p.soft, "stroke-width": 3 }),
  rect(78, 80, 84, 12, p.base, 6),
  stroke("M62 112H178M62 128H160M62 144H126", p.soft, 6),
  path("M150 168L142 218L164 204L186 218L178 168Z", p.coral),
  circle(164, 154, 30, p.spark),
  circle(164, 154, 21, p.sparkDeep),
  path("M164 139L168.500 149L179 150L171 157L173.500 168L164 162L154.500 168L157 157L149 150L159.500 149Z", p.sparkSoft)
].join("");
var trophy = (p) => [
  stroke("M76 74C38 66 40 116 84 122M164 74C202 66 200 116 156 122", p.sparkDeep, 10),
  path("M70 48H170C172 106 160 144 120 148C80 144 68 106 70 48Z", p.spark),
  path("M120 48H170C172 106 160 144 120 148Z", p.sparkDeep),
  rect(62, 40, 116, 14, p.sparkSoft, 7),
  path("M120 70L127 86L144 87L131 98L135 115L120 106L105 115L109 98L96 87L113 86Z", p.white),
  rect(110, 146, 20, 28, p.sparkDeep),
  rect(88, 168, 64, 14, p.spark, 5),
  path("M72 182H168L176 214H64Z", p.night),
  rect(98, 190, 44, 14, p.spark, 3),
  circle(42, 44, 5, p.coral),
  rect(196, 34, 10, 10, p.base, 2, { transform: "rotate(28 201 39)" }),
  circle(210, 150, 4, p.leaf),
  rect(28, 142, 9, 9, p.bright, 2, { transform: "rotate(40 32 146)" })
].join("");
var announcement = (p) => [
  path("M84 96L178 46V178L84 134Z", p.base),
  path("M84 114L178 112V178L84 134Z", p.deep),
  ellipse(178, 112, 15, 67, p.sparkSoft),
  ellipse(178, 112, 8, 50, p.sparkDeep),
  path("M46 92H88V138H46Q28 138 28 115T46 92Z", p.spark),
  path("M58 138H86L98 196Q100 206 90 206H76Q68 206 66 198Z", p.night),
  stroke("M206 84L226 74M210 112H232M206 140L226 150", p.coral, 8),
  rect(40, 208, 140, 6, p.steelDark, 3, { opacity: 0.3 })
].join("");
var calendar = (p) => [
  rect(34, 52, 172, 162, p.deep, 18),
  rect(34, 52, 172, 152, p.paper, 18),
  path("M34 92V70Q34 52 52 52H188Q206 52 206 70V92Z", p.base),
  ...[76, 164].map((x) => rect(x - 6, 36, 12, 34, p.steelDark, 6)),
  ...[0, 1, 2].flatMap(
    (row) => [0, 1, 2, 3, 4].map((column) => rect(52 + column * 29, 106 + row * 30, 19, 19, row === 1 && column === 3 ? p.coral : p.mist, 5))
  ),
  stroke("M143 146L148 152L156 140", p.white, 4),
  circle(194, 190, 30, p.spark),
  stroke("M194 174V190L206 198", p.night, 6)
].join("");
var partnership = (p) => [
  path("M6 92L70 74L98 134L24 166Z", p.deep),
  path("M234 92L170 74L142 134L216 166Z", p.base),
  path("M60 84L108 80L132 92L176 88L186 132L150 170Q138 184 124 176L76 150Z", p.sparkSoft),
  path("M98 100L132 92L170 96L182 128L164 140L128 118L110 126Q96 126 98 100Z", p.spark),
  stroke("M96 150L112 166M110 142L130 164M126 134L146 158", p.sparkDeep, 5),
  rect(62, 72, 12, 78, p.paper, 3, { transform: "rotate(-16 68 110)" }),
  rect(166, 72, 12, 78, p.paper, 3, { transform: "rotate(16 172 110)" }),
  stroke("M120 62V36M92 66L80 46M148 66L160 46", p.coral, 7)
].join("");

// server/src/media/motifs/care.ts
var care_exports = {};
__export(care_exports, {
  beauty: () => beauty,
  childcare: () => childcare,
  elderCare: () => elderCare,
  nursing: () => nursing,
  pharmacy: () => pharmacy,
  wellness: () => wellness
});
var HEART = "M120 176C70 138 58 112 66 90C74 70 102 66 120 92C138 66 166 70 174 90C182 112 170 138 120 176Z";
var nursing = (p) => [
  rect(52, 34, 136, 180, p.deep, 14),
  rect(60, 44, 120, 162, p.paper, 8),
  rect(92, 26, 56, 24, p.steelDark, 8),
  circle(120, 36, 5, p.steelLight),
  path(HEART, p.coral, { transform: "translate(0 -6)" }),
  stroke("M76 116H98L108 92L122 140L132 108L138 116H164", p.white, 6),
  stroke("M78 188H128", p.soft, 8),
  stroke("M62 92C20 104 22 176 66 186C110 194 96 212 138 208C160 206 178 198 190 188", p.night, 8),
  circle(198, 180, 18, p.steelDark),
  circle(198, 180, 12, p.steelLight),
  circle(198, 180, 6, p.spark)
].join("");
var elderCare = (p) => [
  path("M34 112L120 40L206 112Z", p.deep, { stroke: p.deep, "stroke-width": 12, "stroke-linejoin": "round" }),
  rect(156, 46, 20, 40, p.deep, 3),
  rect(54, 104, 132, 82, p.bright),
  rect(54, 104, 132, 12, p.base),
  path(HEART, p.white, { transform: "translate(42 56) scale(.65)" }),
  path("M22 214C22 184 40 178 62 180C84 182 92 192 118 192C136 192 136 206 118 206H90C130 210 150 196 178 182C194 174 204 190 190 200C166 218 150 230 120 230H58C34 230 22 226 22 214Z", p.sparkSoft),
  path("M22 214C22 184 40 178 62 180L58 230C34 230 22 226 22 214Z", p.base),
  stroke("M68 200C80 204 84 206 92 206H118", p.sparkDeep, 4)
].join("");
var childcare = (p) => [
  circle(70, 60, 22, p.sparkDeep),
  circle(150, 60, 22, p.sparkDeep),
  circle(70, 60, 11, p.sparkSoft),
  circle(150, 60, 11, p.sparkSoft),
  ellipse(110, 168, 58, 52, p.sparkDeep),
  ellipse(110, 176, 36, 34, p.sparkSoft),
  circle(110, 92, 56, p.spark),
  ellipse(110, 110, 26, 20, p.sparkSoft),
  circle(90, 84, 6, p.night),
  circle(130, 84, 6, p.night),
  ellipse(110, 102, 8, 6, p.night),
  stroke("M110 108V114M102 118Q110 124 118 118", p.night, 3.5),
  circle(76, 104, 8, p.coral, { opacity: 0.55 }),
  circle(144, 104, 8, p.coral, { opacity: 0.55 }),
  ellipse(62, 200, 24, 18, p.sparkDeep),
  ellipse(148, 204, 22, 14, p.sparkDeep),
  rect(166, 162, 52, 52, p.base, 8),
  rect(174, 108, 46, 50, p.coral, 8, { transform: "rotate(-8 197 133)" }),
  path("M192 176L206 202H178Z", p.mist),
  circle(198, 133, 12, p.paper),
  path("M84 140L110 150L136 140V158L110 150L84 158Z", p.base)
].join("");
var pharmacy = (p) => [
  rect(142, 66, 66, 148, p.deep, 12),
  rect(142, 66, 54, 148, p.base, 12),
  rect(152, 38, 46, 30, p.steelDark, 6),
  rect(142, 108, 66, 68, p.paper),
  path("M167 124H183V135H194V151H183V162H167V151H156V135H167Z", p.leaf),
  path("M30 134H150C150 184 128 204 90 204S30 184 30 134Z", p.steelLight),
  path("M90 134H150C150 184 128 204 90 204Z", p.steel),
  rect(22, 124, 136, 16, p.steelDark, 8),
  rect(62, 200, 56, 14, p.steelDark, 6),
  group("rotate(-34 90 110)", rect(82, 28, 18, 100, p.sparkDeep, 9), rect(82, 28, 9, 100, p.spark, 4)),
  path("M104 122C104 92 128 82 140 84C142 104 130 122 104 122Z", p.leaf),
  stroke("M108 118C116 104 126 96 134 90", p.paper, 3, { opacity: 0.6 }),
  path("M66 122C44 118 36 104 36 92C54 92 66 104 66 122Z", p.leaf)
].join("");
var wellness = (p) => [
  ellipse(92, 196, 66, 20, p.night),
  ellipse(92, 190, 66, 18, p.steelDark),
  ellipse(92, 162, 52, 17, p.deep),
  ellipse(92, 157, 52, 15, p.base),
  ellipse(92, 132, 38, 14, p.steelDark),
  ellipse(92, 128, 38, 12, p.steel),
  path("M172 206C132 206 122 178 120 164C140 164 160 172 172 206Z", p.coral),
  path("M172 206C212 206 222 178 224 164C204 164 184 172 172 206Z", p.coral),
  path("M172 206C142 190 142 160 148 142C164 152 174 174 172 206Z", p.spark),
  path("M172 206C202 190 202 160 196 142C180 152 170 174 172 206Z", p.spark),
  path("M172 206C154 184 156 148 172 126C188 148 190 184 172 206Z", p.sparkSoft),
  stroke("M72 104C60 90 84 80 72 62M92 100C80 84 104 74 92 54M112 104C100 90 124 80 112 62", p.bright, 5, { opacity: 0.7 }),
  rect(18, 206, 204, 8, p.sparkDeep, 4)
].join("");
var beauty = (p) => [
  circle(104, 100, 74, p.sparkDeep),
  circle(104, 100, 64, p.mist),
  path("M60 122L120 44A64 64 0 0 1 150 64L82 156A64 64 0 0 1 60 122Z", p.white, { opacity: 0.7 }),
  rect(94, 172, 20, 28, p.sparkDeep),
  rect(58, 198, 92, 16, p.deep, 8),
  rect(164, 140, 48, 74, p.coral, 10),
  rect(164, 140, 36, 74, p.coral, 10, { opacity: 0.7 }),
  rect(164, 166, 48, 26, p.paper),
  rect(176, 116, 24, 26, p.night, 4),
  group("rotate(24 62 170)", rect(50, 122, 16, 84, p.deep, 8), rect(50, 104, 16, 26, p.steelLight, 3), path("M48 106C44 80 54 62 58 60C62 62 72 80 68 106Z", p.coral)),
  ring(104, 100, 64, p.white, 3, { opacity: 0.5 })
].join("");

// server/src/media/motifs/digital.ts
var digital_exports = {};
__export(digital_exports, {
  climate: () => climate,
  code: () => code2,
  data: () => data,
  ledger: () => ledger,
  water: () => water
});
var data = (p) => [
  rect(20, 46, 200, 132, p.night, 14),
  rect(30, 56, 180, 112, p.paper, 6),
  rect(30, 56, 40, 112, p.mist, 6),
  circle(50, 74, 8, p.base),
  ...[94, 110, 126].map((y) => rect(40, y, 20, 5, p.soft, 2.5)),
  rect(82, 66, 62, 44, p.mist, 5),
  stroke("M88 100L102 86L112 92L124 76L138 82", p.base, 4),
  circle(124, 76, 4, p.spark),
  rect(152, 66, 48, 44, p.mist, 5),
  ring(176, 88, 13, p.soft, 8),
  path("M176 75A13 13 0 0 1 187 95", "none", { stroke: p.coral, "stroke-width": 8 }),
  ...[18, 26, 34, 22, 40, 30].map((height, index12) => rect(84 + index12 * 19, 160 - height, 12, height, index12 === 4 ? p.spark : p.bright, 3)),
  path("M98 178H142L150 204H90Z", p.steelDark),
  rect(70, 202, 100, 12, p.steel, 6)
].join("");
var code2 = (p) => [
  rect(42, 50, 156, 112, p.night, 12),
  rect(50, 58, 140, 96, p.deep, 6),
  ...[
    [64, 34, p.spark],
    [104, 52, p.soft]
  ].map(([x, width, colour]) => rect(Number(x), 72, Number(width), 7, String(colour), 3.5)),
  rect(76, 88, 26, 7, p.coral, 3.5),
  rect(108, 88, 60, 7, p.bright, 3.5),
  rect(76, 104, 48, 7, p.soft, 3.5),
  rect(130, 104, 22, 7, p.spark, 3.5),
  rect(88, 120, 40, 7, p.leaf, 3.5),
  rect(64, 136, 30, 7, p.spark, 3.5),
  path("M20 172H220L206 206Q203 212 196 212H44Q37 212 34 206Z", p.steel),
  path("M20 164H220V174H20Z", p.steelLight),
  rect(98, 178, 44, 14, p.steelDark, 5),
  circle(198, 46, 26, p.spark),
  stroke("M190 38L182 46L190 54M206 38L214 46L206 54", p.night, 5)
].join("");
var ledger = (p) => [
  rect(16, 58, 204, 156, p.base, 10),
  path("M24 60Q70 44 118 62V206Q70 190 24 204Z", p.paper),
  path("M212 60Q166 44 118 62V206Q166 190 212 204Z", p.mist),
  path("M118 62V206", "none", { stroke: p.steel, "stroke-width": 4 }),
  stroke("M42 86Q70 78 100 86M42 108Q70 100 100 108M42 130Q70 122 84 126", p.steel, 5),
  stroke("M42 170L58 154L72 162L98 138", p.base, 5),
  rect(134, 78, 72, 106, p.night, 10),
  rect(142, 86, 56, 24, p.soft, 5),
  ...[0, 1, 2].flatMap(
    (row) => [0, 1, 2].map((column) => rect(143 + column * 20, 118 + row * 20, 14, 13, row === 2 && column === 2 ? p.spark : p.bright, 3))
  ),
  ...[0, 1, 2].flatMap((index12) => [ellipse(70, 208 - index12 * 12, 30, 10, p.sparkDeep), ellipse(70, 204 - index12 * 12, 30, 10, p.spark)]),
  ellipse(70, 180, 18, 5, p.sparkSoft)
].join("");
var water = (p) => [
  path("M92 40H132V98L178 184Q188 212 158 212H66Q36 212 46 184L92 98Z", p.mist, { opacity: 0.92 }),
  path("M74 132H150L178 184Q188 212 158 212H66Q36 212 46 184Z", p.bright),
  path("M74 132Q92 120 112 132T150 132L160 150Q130 140 112 152T64 150Z", p.soft),
  path("M46 184L60 158Q80 190 70 212H66Q36 212 46 184Z", p.base, { opacity: 0.5 }),
  rect(84, 28, 56, 16, p.deep, 8),
  circle(90, 178, 9, p.paper, { opacity: 0.7 }),
  circle(122, 190, 6, p.paper, { opacity: 0.7 }),
  circle(134, 164, 5, p.paper, { opacity: 0.7 }),
  path("M192 40C214 70 222 84 222 98A30 30 0 0 1 162 98C162 84 170 70 192 40Z", p.base),
  path("M174 98A18 18 0 0 0 190 116", "none", { stroke: p.white, "stroke-width": 5, "stroke-linecap": "round", opacity: 0.7 }),
  path("M176 200C176 164 204 150 228 152C230 182 212 202 176 200Z", p.leaf),
  stroke("M168 212C182 190 198 178 214 166", p.deep, 5)
].join("");
var climate = (p) => [
  circle(186, 62, 30, p.spark),
  circle(186, 62, 20, p.sparkSoft, { opacity: 0.7 }),
  path("M4 214C30 150 80 150 116 188C150 148 206 150 236 214Z", p.leaf),
  path("M80 214C104 172 140 168 170 214Z", p.deep, { opacity: 0.35 }),
  path("M84 92L90 206H78Z", p.steelLight),
  ...[8, 128, 248].map(
    (turn) => group(`rotate(${String(turn)} 84 88)`, path("M84 88C74 70 76 42 84 18C90 42 92 70 84 88Z", p.white))
  ),
  circle(84, 88, 7, p.steelDark),
  rect(172, 122, 6, 90, p.steelDark, 3),
  rect(150, 118, 50, 7, p.steelDark, 3.5),
  circle(150, 114, 9, p.coral),
  circle(200, 114, 9, p.coral),
  rect(158, 146, 34, 28, p.paper, 5),
  stroke("M163 164L170 156L176 161L187 152", p.base, 3),
  stroke("M20 52H58Q70 52 70 42Q70 34 62 34M8 68H36", p.bright, 5)
].join("");

// server/src/media/motifs/industry.ts
var industry_exports = {};
__export(industry_exports, {
  building: () => building,
  electrician: () => electrician,
  fireSafety: () => fireSafety,
  forklift: () => forklift,
  logistics: () => logistics,
  machining: () => machining,
  robot: () => robot,
  welding: () => welding
});
var welding = (p) => [
  rect(22, 198, 150, 16, p.steelDark, 3),
  rect(22, 198, 150, 7, p.steel, 3),
  path("M78 58Q120 26 162 58L170 128Q166 178 120 194Q74 178 70 128Z", p.deep),
  path("M78 58Q98 42 120 42V194Q74 178 70 128Z", p.base),
  path("M88 66Q120 48 152 66L154 78H86Z", p.bright),
  rect(84, 86, 72, 42, p.night, 8),
  rect(91, 93, 58, 28, p.sparkDeep, 4),
  path("M95 117L113 97H125L107 117Z", p.spark),
  path("M104 150H136M108 162H132", "none", { stroke: p.night, "stroke-width": 5, "stroke-linecap": "round" }),
  circle(68, 96, 10, p.steelDark),
  circle(68, 96, 4, p.steelLight),
  stroke("M226 226C218 196 226 180 204 168", p.night, 13),
  path("M210 158L196 176L172 168L180 154Z", p.steelDark),
  path("M181 153L171 169L158 174L168 156Z", p.sparkDeep),
  circle(154, 182, 22, p.spark, { opacity: 0.35 }),
  circle(154, 182, 12, p.sparkSoft),
  circle(154, 182, 6, p.white),
  stroke("M154 158V146M172 186L188 192M136 172L124 164M168 198L176 210M140 200L130 212M176 174L194 170", p.spark, 4),
  circle(116, 204, 3, p.spark),
  circle(196, 206, 3.5, p.spark),
  circle(130, 150, 2.5, p.sparkSoft)
].join("");
var electrician = (p) => [
  rect(44, 34, 130, 180, p.deep, 14),
  rect(44, 34, 122, 180, p.base, 14),
  rect(56, 48, 98, 82, p.paper, 8),
  ...[66, 88, 110, 132].flatMap((x, index12) => [
    rect(x - 2, 62, 17, 54, p.steelLight, 4),
    rect(x + 1.5, index12 === 2 ? 88 : 68, 10, 20, index12 === 2 ? p.coral : p.deep, 3)
  ]),
  path("M105 142L133 190H77Z", p.spark, { "stroke-linejoin": "round", stroke: p.spark, "stroke-width": 8 }),
  path("M108 148L95 172H104L101 188L117 164H107Z", p.night),
  stroke("M164 70H186Q204 70 204 90V112", p.night, 7),
  stroke("M164 90H178Q188 90 188 102V112", p.coral, 7),
  rect(172, 110, 48, 92, p.spark, 12),
  rect(172, 110, 42, 92, p.sparkDeep, 12),
  rect(180, 120, 28, 20, p.night, 4),
  stroke("M185 134L190 127L194 132L202 125", p.leaf, 2.5),
  circle(194, 168, 17, p.night),
  circle(194, 168, 12, p.steelLight),
  rect(192, 155, 4, 16, p.coral, 2),
  circle(184, 194, 3, p.night),
  circle(204, 194, 3, p.night)
].join("");
var robot = (p) => [
  rect(36, 196, 96, 18, p.night, 5),
  path("M52 196L62 164H106L116 196Z", p.deep),
  path("M62 164H84V196H52Z", p.base),
  group("rotate(-22 84 150)", rect(68, 62, 32, 96, p.sparkDeep, 16), rect(68, 62, 20, 96, p.spark, 10)),
  circle(84, 150, 25, p.deep),
  circle(84, 150, 15, p.steelLight),
  circle(84, 150, 6, p.night),
  group("rotate(24 50 70)", rect(44, 55, 116, 26, p.sparkDeep, 13), rect(44, 55, 116, 14, p.spark, 7)),
  circle(51, 70, 21, p.deep),
  circle(51, 70, 12, p.steelLight),
  circle(51, 70, 5, p.night),
  circle(152, 114, 17, p.deep),
  circle(152, 114, 9, p.steelLight),
  path("M146 128H158L162 150H142Z", p.steelDark),
  stroke("M144 152L136 168L144 178M160 152L168 168L160 178", p.night, 7),
  path("M132 180L152 170L172 180L152 190Z", p.leaf),
  path("M132 180L152 190V214L132 204Z", p.base),
  path("M172 180L152 190V214L172 204Z", p.deep),
  rect(112, 212, 106, 8, p.steelDark, 4),
  stroke("M64 54C86 14 142 30 140 92", p.night, 4, { opacity: 0.55 }),
  ring(204, 60, 20, p.bright, 3, { "stroke-dasharray": "6 8" }),
  circle(204, 60, 5, p.spark)
].join("");
var machining = (p) => [
  gear(88, 92, 58, 12, p.base, p.deep, p.mist),
  gear(166, 148, 42, 10, p.spark, p.sparkDeep, p.sparkSoft),
  rect(26, 196, 190, 14, p.steel, 3),
  ...Array.from({ length: 13 }, (_, index12) => rect(36 + index12 * 13, 196, 2, index12 % 4 === 0 ? 10 : 6, p.steelDark)),
  path("M40 196V156L58 176V196Z", p.steelDark),
  rect(86, 182, 44, 32, p.steelDark, 4),
  rect(92, 188, 20, 8, p.steelLight, 2),
  path("M86 196V158L70 178V196Z", p.steelDark)
].join("");
function gear(cx, cy, radius2, teeth, face, shade, hub) {
  const tooth = (index12) => rect(cx - radius2 * 0.14, cy - radius2 * 1.17, radius2 * 0.28, radius2 * 0.4, shade, radius2 * 0.06, {
    transform: `rotate(${String(360 / teeth * index12)} ${String(cx)} ${String(cy)})`
  });
  return [
    ...Array.from({ length: teeth }, (_, index12) => tooth(index12)),
    circle(cx, cy, radius2, shade),
    circle(cx - radius2 * 0.03, cy - radius2 * 0.04, radius2 * 0.9, face),
    ...[0, 60, 120, 180, 240, 300].map(
      (turn) => circle(cx, cy - radius2 * 0.58, radius2 * 0.13, shade, { transform: `rotate(${String(turn)} ${String(cx)} ${String(cy)})` })
    ),
    circle(cx, cy, radius2 * 0.32, shade),
    circle(cx, cy, radius2 * 0.22, hub)
  ].join("");
}
var logistics = (p) => [
  rect(18, 78, 132, 104, p.deep, 10),
  rect(18, 78, 132, 94, p.base, 10),
  rect(18, 112, 132, 10, p.bright),
  path("M56 92H112M56 136H96", "none", { stroke: p.paper, "stroke-width": 6, "stroke-linecap": "round", opacity: 0.75 }),
  path("M150 104H186Q194 104 199 112L220 146V182H150Z", p.spark),
  path("M150 166H220V182H150Z", p.sparkDeep),
  path("M162 114H183Q188 114 191 119L206 144H162Z", p.night),
  path("M166 140L184 118H190L172 140Z", p.steel, { opacity: 0.5 }),
  rect(10, 178, 216, 10, p.night, 5),
  rect(210, 156, 12, 10, p.sparkSoft, 3),
  ...[58, 184].flatMap((x) => [circle(x, 190, 24, p.night), circle(x, 190, 12, p.steelLight), circle(x, 190, 4, p.steelDark)]),
  rect(52, 34, 44, 44, p.sparkDeep, 4),
  rect(52, 34, 44, 44, p.spark, 4, { height: 38 }),
  rect(69, 34, 10, 18, p.sparkSoft),
  rect(100, 50, 32, 28, p.coral, 4),
  rect(112, 50, 8, 12, p.sparkSoft),
  stroke("M4 104H-14M2 132H-24M4 158H-10", p.bright, 5)
].join("");
var forklift = (p) => [
  path("M58 84H104L130 140H58Z", "none", { stroke: p.night, "stroke-width": 9, "stroke-linejoin": "round" }),
  path("M26 138Q26 122 42 122H78L90 144H138V188H26Z", p.spark),
  path("M26 166H138V188H26Z", p.sparkDeep),
  path("M82 110Q96 110 96 124V140H70V118Q70 110 82 110Z", p.night),
  stroke("M104 138L112 112", p.steelDark, 6),
  rect(144, 30, 10, 170, p.deep, 4),
  rect(156, 30, 7, 170, p.base, 3),
  path("M160 152H222V162H168V120H160Z", p.steelDark),
  rect(172, 86, 44, 34, p.base, 4),
  rect(172, 122, 44, 28, p.coral, 4),
  rect(188, 86, 12, 14, p.mist),
  rect(189, 122, 10, 12, p.sparkSoft),
  ...[56, 118].flatMap((x) => [circle(x, 192, 23, p.night), circle(x, 192, 11, p.steelLight), circle(x, 192, 4, p.steelDark)]),
  rect(32, 132, 20, 12, p.coral, 4)
].join("");
var fireSafety = (p) => [
  path("M172 214C138 214 122 190 130 164C136 146 150 138 152 112C172 124 178 140 178 152C186 146 188 136 186 128C208 146 222 168 216 188C212 206 194 214 172 214Z", p.sparkDeep),
  path("M174 214C152 214 142 198 148 182C152 172 160 166 162 152C176 162 180 172 180 180C186 176 188 172 188 168C198 178 202 190 198 200C194 210 186 214 174 214Z", p.spark),
  path("M176 214C164 214 160 206 164 196C168 190 172 186 172 180C182 188 186 196 184 204C183 210 180 214 176 214Z", p.sparkSoft),
  rect(52, 78, 68, 136, p.deep, 22),
  rect(52, 78, 50, 136, p.coral, 22),
  rect(60, 88, 10, 110, p.white, 5, { opacity: 0.3 }),
  rect(52, 120, 68, 46, p.paper),
  path("M86 126C76 138 72 144 78 154C82 160 92 160 95 153C98 146 92 142 86 126Z", p.coral),
  rect(74, 54, 26, 26, p.steelDark, 4),
  path("M70 46H126L132 56H70Z", p.night),
  path("M76 34L124 26L126 36L78 46Z", p.night),
  circle(68, 62, 9, p.steelLight),
  circle(68, 62, 5, p.leaf),
  stroke("M100 64C150 58 148 108 136 130", p.night, 8),
  path("M128 126L144 132L134 150L122 144Z", p.night)
].join("");
var building = (p) => [
  ...[0, 1, 2].flatMap(
    (row) => [0, 1, 2, 3].map(
      (column) => rect(22 + column * 50 - row % 2 * 22, 192 - row * 24, 46, 20, (row + column) % 3 === 0 ? p.coral : p.sparkDeep, 3)
    )
  ),
  path("M52 116C52 70 84 46 120 46S188 70 188 116Z", p.spark),
  path("M52 116C52 70 84 46 120 46V116Z", p.sparkSoft, { opacity: 0.6 }),
  rect(108, 40, 24, 62, p.sparkDeep, 8),
  rect(36, 112, 168, 16, p.sparkDeep, 8),
  stroke("M84 62C74 74 70 88 70 100M156 62C166 74 170 88 170 100", p.sparkDeep, 5),
  element("g", { transform: "rotate(-8 176 190)" }, rect(150, 180, 84, 22, p.deep, 6), rect(180, 185, 26, 12, p.leaf, 6), circle(193, 191, 3.5, p.paper))
].join("");

// server/src/media/motifs/kitchen.ts
var kitchen_exports = {};
__export(kitchen_exports, {
  baking: () => baking,
  cooking: () => cooking,
  nutrition: () => nutrition
});
var cooking = (p) => [
  path("M92 214C76 198 88 182 96 172C98 184 106 186 108 178C112 168 106 160 112 150C130 164 132 176 128 186C136 184 138 178 136 172C150 186 154 204 140 214Z", p.sparkDeep),
  path("M106 214C98 204 106 196 112 188C120 196 124 202 120 214Z", p.sparkSoft),
  path("M30 116H194C190 160 158 178 112 178S34 160 30 116Z", p.night),
  path("M30 116H112V178C66 178 34 160 30 116Z", p.steelDark),
  ellipse(112, 116, 82, 15, p.steel),
  ellipse(112, 117, 70, 10, p.deep),
  path("M190 118L232 92", "none", { stroke: p.sparkDeep, "stroke-width": 13, "stroke-linecap": "round" }),
  circle(86, 84, 11, p.coral),
  circle(86, 84, 5, p.sparkSoft),
  path("M108 92C104 74 116 62 132 62C134 78 126 90 108 92Z", p.leaf),
  rect(140, 76, 22, 15, p.spark, 5, { transform: "rotate(-28 151 84)" }),
  circle(62, 60, 8, p.leaf),
  rect(98, 34, 18, 13, p.coral, 4, { transform: "rotate(22 107 40)" }),
  circle(150, 46, 6, p.spark),
  ellipse(92, 115, 14, 6, p.leaf),
  ellipse(124, 116, 16, 6, p.spark),
  stroke("M44 96C34 82 54 74 44 58M184 92C174 78 194 70 184 54", p.soft, 5)
].join("");
var baking = (p) => [
  rect(30, 196, 180, 14, p.steelDark, 7),
  rect(104, 206, 32, 10, p.steelDark, 3),
  path("M52 196L62 134H178L188 196Z", p.sparkDeep),
  path("M52 196L62 134H84L78 196ZM104 134H136L138 196H102ZM156 134H178L188 196H162Z", p.spark),
  path("M46 136C40 112 58 102 72 106C76 82 104 78 114 92C126 74 156 78 160 102C182 98 202 114 194 136Z", p.paper),
  path("M46 136C44 124 48 116 54 111C66 128 92 122 98 112C112 130 142 126 148 114C162 128 182 124 190 116C196 122 196 130 194 136Z", p.mist),
  circle(116, 72, 18, p.coral),
  path("M110 66Q114 58 122 60", "none", { stroke: p.white, "stroke-width": 4, "stroke-linecap": "round", opacity: 0.7 }),
  stroke("M118 56C120 44 128 38 140 38", p.leaf, 4),
  path("M132 40C140 26 156 28 160 34C154 44 142 46 132 40Z", p.leaf),
  rect(72, 116, 12, 5, p.coral, 2.5, { transform: "rotate(30 78 118)" }),
  rect(146, 120, 12, 5, p.base, 2.5, { transform: "rotate(-24 152 122)" }),
  rect(106, 108, 12, 5, p.spark, 2.5, { transform: "rotate(-60 112 110)" }),
  rect(170, 106, 12, 5, p.leaf, 2.5, { transform: "rotate(40 176 108)" })
].join("");
var nutrition = (p) => [
  path("M26 128H214C212 182 172 204 120 204S28 182 26 128Z", p.deep),
  path("M26 128H120V204C68 204 28 182 26 128Z", p.base),
  path("M56 150C62 170 78 182 96 188", "none", { stroke: p.soft, "stroke-width": 6, "stroke-linecap": "round", opacity: 0.6 }),
  rect(84, 200, 72, 14, p.night, 7),
  circle(82, 104, 30, p.coral),
  circle(74, 94, 8, p.white, { opacity: 0.35 }),
  path("M104 128C96 78 120 54 150 50C158 88 148 116 128 128Z", p.leaf),
  stroke("M118 122C122 96 132 76 144 62", p.paper, 4, { opacity: 0.5 }),
  circle(168, 104, 28, p.spark),
  ...[0, 60, 120].map((turn) => path("M168 82V126", "none", { stroke: p.sparkSoft, "stroke-width": 4, transform: `rotate(${String(turn)} 168 104)` })),
  group("rotate(-30 52 86)", path("M40 40Q54 34 66 42L58 124H48Z", p.sparkDeep), path("M44 40C38 22 46 16 50 30C52 12 60 14 58 32C66 20 70 28 62 42Z", p.leaf)),
  rect(18, 122, 204, 14, p.steelLight, 7)
].join("");

// server/src/media/motifs/motifs.ts
var MOTIFS = { ...industry_exports, ...care_exports, ...kitchen_exports, ...digital_exports, ...campus_exports };
function isMotifName(name) {
  return Object.hasOwn(MOTIFS, name);
}

// server/src/media/banner.ts
var WIDTH2 = 1920;
var HEIGHT2 = 600;
function banner(p, copy) {
  const ink2 = copy.light ? p.night : p.white;
  return picture(
    WIDTH2,
    HEIGHT2,
    `${copy.headline}\uFF0C${copy.line}`,
    copy.light ? dayGround(p) : nightGround(p),
    label(300, 236, copy.eyebrow, { size: 26, fill: copy.light ? p.base : p.spark, weight: 600, spacing: 6 }),
    label(296, 326, copy.headline, { size: 76, fill: ink2, weight: 800, spacing: 3 }),
    rect(300, 356, 64, 7, copy.light ? p.base : p.spark, 3.5),
    label(300, 412, copy.line, { size: 29, fill: copy.light ? p.deep : p.mist, spacing: 1.5 }),
    stage(p, copy)
  );
}
function nightGround(p) {
  return [
    element(
      "defs",
      {},
      gradient("ground", [0, 0, 1, 0.6], [{ at: 0, colour: p.night }, { at: 0.55, colour: p.deep }, { at: 1, colour: p.base }]),
      glow("light", [{ at: 0, colour: p.bright, opacity: 0.85 }, { at: 1, colour: p.bright, opacity: 0 }])
    ),
    rect(0, 0, WIDTH2, HEIGHT2, "url(#ground)"),
    circle(1370, 320, 560, "url(#light)"),
    ...[250, 330, 430, 550].map((r, index12) => ring(1370, 330, r, p.soft, 1.5, { opacity: 0.28, ...index12 % 2 === 0 ? {} : { "stroke-dasharray": "4 12" } })),
    dots(84, 470, 6, 5, 26, p.soft),
    path("M760 600C900 540 1010 478 1370 472S1840 540 1920 520V600Z", p.night, { opacity: 0.35 })
  ].join("");
}
function dayGround(p) {
  return [
    element("defs", {}, gradient("ground", [0, 0, 1, 0], [{ at: 0, colour: p.paper }, { at: 0.6, colour: p.mist }, { at: 1, colour: p.soft }])),
    rect(0, 0, WIDTH2, HEIGHT2, "url(#ground)"),
    circle(1390, 300, 290, p.sparkSoft),
    circle(1390, 300, 205, p.white, { opacity: 0.75 }),
    path("M940 600C1040 470 1160 430 1300 470S1620 420 1920 350V600Z", p.soft),
    path("M820 600C1000 520 1200 510 1400 540S1740 500 1920 470V600Z", p.bright, { opacity: 0.5 }),
    cloud2(1040, 180, 34, p.white),
    cloud2(1690, 140, 28, p.white),
    dots(84, 480, 6, 4, 26, p.bright)
  ].join("");
}
function cloud2(x, y, r, colour) {
  return [circle(x, y, r, colour), circle(x + r * 1.1, y - r * 0.4, r * 0.85, colour), rect(x - r, y, r * 3.2, r, colour, r / 2)].join("");
}
function stage(p, copy) {
  const random = randomOf(`banner ${copy.name}`);
  const [main, left, right] = copy.motifs;
  const [first, second] = copy.people;
  return [
    step(p, 1380, 462, 190),
    step(p, 1216, 500, 112),
    step(p, 1544, 500, 112),
    onStep(p, main, 1380, 310, 462),
    onStep(p, left, 1214, 176, 500),
    onStep(p, right, 1546, 176, 500),
    group(`translate(858 ${n(HEIGHT2 - 360)}) scale(1.8)`, person(p, random, first)),
    group(`translate(1540 ${n(HEIGHT2 - 360)}) scale(1.8)`, person(p, random, second)),
    ...[
      [1150, 150, p.spark],
      [1240, 210, p.coral],
      [1530, 156, p.white],
      [1800, 190, p.spark]
    ].map(([x, y, colour]) => circle(Number(x), Number(y), 8, String(colour))),
    stroke("M1560 170l26 0m-13 -13l0 26", copy.light ? p.base : p.soft, 4),
    stroke("M1120 240l20 0m-10 -10l0 20", copy.light ? p.base : p.soft, 4)
  ].join("");
}
function step(p, x, y, half) {
  return [path(`M${n(x - half)} ${n(y)}V${n(HEIGHT2)}H${n(x + half)}V${n(y)}Z`, p.deep, { opacity: 0.55 }), ellipse(x, y, half, 26, p.bright), ellipse(x, y - 3, half - 6, 22, p.soft)].join("");
}
function onStep(p, motif, x, size2, floor) {
  const scale = size2 / 240;
  return group(`translate(${n(x - size2 / 2)} ${n(floor - 212 * scale)}) scale(${String(Math.round(scale * 1e3) / 1e3)})`, MOTIFS[motif](p));
}

// server/src/media/qr-code.ts
var SIDE = 37;
var DATA_CODEWORDS = 108;
var CHECK_CODEWORDS = 26;
var FORMAT_BITS = 30660;
var ALIGNMENT = 30;
function qrCode(text17) {
  const dark = Array.from({ length: SIDE }, () => new Array(SIDE).fill(false));
  const taken = Array.from({ length: SIDE }, () => new Array(SIDE).fill(false));
  const set = (row, column, value) => {
    const [darkRow, takenRow] = [dark[row], taken[row]];
    if (darkRow === void 0 || takenRow === void 0 || column < 0 || column >= SIDE) return;
    darkRow[column] = value;
    takenRow[column] = true;
  };
  drawTiming(set);
  drawFinders(set);
  drawAlignment(set);
  drawFormat(set);
  drawData([...codewords(text17)], taken, dark);
  return dark;
}
function drawTiming(set) {
  for (let i = 0; i < SIDE; i += 1) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
}
function drawFinders(set) {
  for (const [top, left] of [[0, 0], [0, SIDE - 7], [SIDE - 7, 0]]) {
    for (let row = -1; row <= 7; row += 1) {
      for (let column = -1; column <= 7; column += 1) {
        const distance = Math.max(Math.abs(row - 3), Math.abs(column - 3));
        set(top + row, left + column, distance !== 2 && distance !== 4);
      }
    }
  }
}
function drawAlignment(set) {
  for (let row = -2; row <= 2; row += 1) {
    for (let column = -2; column <= 2; column += 1) {
      set(ALIGNMENT + row, ALIGNMENT + column, Math.max(Math.abs(row), Math.abs(column)) !== 1);
    }
  }
}
function drawFormat(set) {
  for (let i = 0; i < 15; i += 1) {
    const bit = (FORMAT_BITS >> i & 1) === 1;
    set(i < 6 ? i : i < 8 ? i + 1 : SIDE - 15 + i, 8, bit);
    set(8, i < 8 ? SIDE - 1 - i : i < 9 ? 15 - i : 14 - i, bit);
  }
  set(SIDE - 8, 8, true);
}
function codewords(text17) {
  const bytes = new TextEncoder().encode(text17);
  if (bytes.length > DATA_CODEWORDS - 2) throw new RangeError(`a code of this size holds ${String(DATA_CODEWORDS - 2)} bytes, not ${String(bytes.length)}`);
  const halves = [4, bytes.length >> 4, bytes.length & 15, ...[...bytes].flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const data2 = Array.from({ length: halves.length / 2 }, (_, i) => (halves[i * 2] ?? 0) << 4 | (halves[i * 2 + 1] ?? 0));
  for (let pad = 236; data2.length < DATA_CODEWORDS; pad ^= 236 ^ 17) data2.push(pad);
  return [...data2, ...remainder(data2)];
}
function remainder(data2) {
  const divisor = generator();
  let rest = new Array(CHECK_CODEWORDS).fill(0);
  for (const byte of data2) {
    const factor = byte ^ (rest[0] ?? 0);
    rest = [...rest.slice(1), 0].map((value, i) => value ^ multiply(divisor[i] ?? 0, factor));
  }
  return rest;
}
function generator() {
  let coefficients = [...new Array(CHECK_CODEWORDS - 1).fill(0), 1];
  let root = 1;
  for (let i = 0; i < CHECK_CODEWORDS; i += 1) {
    coefficients = coefficients.map((value, j) => multiply(value, root) ^ (coefficients[j + 1] ?? 0));
    root = multiply(root, 2);
  }
  return coefficients;
}
function multiply(one, other) {
  let product2 = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product2 = product2 << 1 ^ (product2 >> 7) * 285;
    product2 ^= (other >> bit & 1) * one;
  }
  return product2;
}
function drawData(words2, taken, dark) {
  let index12 = 0;
  let upward = true;
  for (let right = SIDE - 1; right > 0; right -= right === 8 ? 3 : 2) {
    for (let step2 = 0; step2 < SIDE; step2 += 1) {
      const row = upward ? SIDE - 1 - step2 : step2;
      for (const column of [right, right - 1]) {
        const target = dark[row];
        if (target === void 0 || taken[row]?.[column] === true) continue;
        const bit = ((words2[index12 >> 3] ?? 0) >> 7 - (index12 & 7) & 1) === 1;
        target[column] = bit !== ((row + column) % 2 === 0);
        index12 += 1;
      }
    }
    upward = !upward;
  }
}

// server/src/media/contact-card.ts
function contactCard(p, contact) {
  const modules = qrCode(`MECARD:N:${contact.name};TEL:${contact.phone};;`);
  const size2 = 8;
  const dark = modules.flatMap((row, y) => row.flatMap((isDark, x) => isDark ? [`M${String(x)} ${String(y)}h1v1h-1z`] : []));
  return picture(
    400,
    400,
    `${contact.name} \u5BA2\u670D\u4E8C\u7EF4\u7801`,
    rect(0, 0, 400, 400, p.white, 24),
    group(`translate(${String((400 - modules.length * size2) / 2)} ${String((400 - modules.length * size2) / 2)}) scale(${String(size2)})`, element("path", { d: dark.join(""), fill: p.night, "shape-rendering": "crispEdges" })),
    stroke("M12 62V36Q12 12 36 12H62M338 12H364Q388 12 388 36V62M388 338V364Q388 388 364 388H338M62 388H36Q12 388 12 364V338", p.base, 7)
  );
}

// server/src/media/covers.ts
var BOX = 240;
var HEADWEAR2 = {
  welding: "helmet",
  electrician: "helmet",
  building: "helmet",
  forklift: "helmet",
  machining: "cap",
  robot: "cap",
  logistics: "cap",
  water: "helmet",
  climate: "helmet",
  cooking: "chef",
  baking: "chef",
  nutrition: "chef",
  nursing: "nurse",
  pharmacy: "nurse"
};
function productCover({ palette, motif, variant: variant2 }) {
  const canvas = canvasOf(640, 480, palette, `product ${motif} ${String(variant2)}`);
  return picture(640, 480, "\u8BFE\u7A0B\u5C01\u9762", scene(canvas, variant2), standing(canvas, motif, { x: 320, size: 330, floor: 426 }), sparkles(canvas));
}
function newsCover({ palette, motif, variant: variant2 }) {
  const canvas = canvasOf(640, 400, palette, `news ${motif} ${String(variant2)}`);
  const left = variant2 % 2 === 0;
  return picture(
    640,
    400,
    "\u8D44\u8BAF\u914D\u56FE",
    scene(canvas, variant2 + 3, left ? 410 : 230),
    standing(canvas, motif, { x: left ? 410 : 230, size: 290, floor: 366 }),
    bust(canvas, motif, { x: left ? 150 : 490, size: 230 }),
    sparkles(canvas)
  );
}
function filmPoster({ palette, motif, variant: variant2 }) {
  const canvas = canvasOf(640, 360, palette, `film ${motif} ${String(variant2)}`);
  return picture(
    640,
    360,
    "\u89C6\u9891\u5C01\u9762",
    scene(canvas, variant2 + 1, 430),
    standing(canvas, motif, { x: 430, size: 270, floor: 332 }),
    bust(canvas, motif, { x: 180, size: 270 })
  );
}
function wallPoster({ palette, motif, variant: variant2 }) {
  const canvas = canvasOf(480, 640, palette, `wall ${motif} ${String(variant2)}`);
  return picture(
    480,
    640,
    "\u89C6\u9891\u5C01\u9762",
    scene(canvas, variant2, variant2 % 2 === 0 ? 320 : 160, 270),
    standing(canvas, motif, { x: variant2 % 2 === 0 ? 320 : 160, size: 280, floor: 380 }),
    bust(canvas, motif, { x: variant2 % 2 === 0 ? 190 : 290, size: 380 })
  );
}
function albumPicture({ palette, motif, variant: variant2 }) {
  const canvas = canvasOf(1200, 750, palette, `album ${motif} ${String(variant2)}`);
  const places = variant2 % 2 === 0 ? [170, 420, 930] : [240, 760, 1020];
  return picture(
    1200,
    750,
    "\u6821\u56ED\u76F8\u518C",
    scene(canvas, variant2 + 5),
    standing(canvas, motif, { x: variant2 % 2 === 0 ? 680 : 480, size: 480, floor: 640 }),
    ...places.map((x, index12) => bust(canvas, motif, { x, size: index12 === 1 ? 330 : 390 }))
  );
}
function reviewPicture({ palette, motif, variant: variant2 }) {
  const canvas = canvasOf(480, 480, palette, `review ${motif} ${String(variant2)}`);
  return picture(480, 480, "\u70B9\u8BC4\u56FE\u7247", scene(canvas, variant2 + 2), standing(canvas, motif, { x: 240, size: 350, floor: 440 }));
}
function canvasOf(width, height, palette, seed) {
  return { width, height, palette, random: randomOf(seed) };
}
function scene(canvas, variant2, x = canvas.width / 2, y = canvas.height * 0.52) {
  const { drawing, dark } = backdrop(canvas, variant2);
  if (!dark) return drawing;
  const { width, height, palette } = canvas;
  const radius2 = Math.min(width, height) * 0.44;
  return [drawing, circle(x, y, radius2, palette.mist), ring(x, y, radius2 + 10, palette.mist, 2, { opacity: 0.4 })].join("");
}
function standing({ palette: p }, motif, { x, size: size2, floor }) {
  const scale = size2 / BOX;
  const top = floor - 214 * scale;
  return [
    ellipse(x, floor + 2, size2 * 0.44, size2 * 0.045, p.night, { opacity: 0.16 }),
    group(`translate(${n(x - size2 / 2)} ${n(top)}) scale(${String(Math.round(scale * 1e3) / 1e3)})`, MOTIFS[motif](p))
  ].join("");
}
function bust({ height, palette, random }, motif, { x, size: size2 }) {
  const scale = String(Math.round(size2 / 200 * 1e3) / 1e3);
  return group(`translate(${n(x - size2 / 2)} ${n(height - size2)}) scale(${scale})`, person(palette, random, HEADWEAR2[motif] ?? "none"));
}
function sparkles({ width, height, palette: p, random }) {
  const one = () => {
    const x = random.between(0.06, 0.94) * width;
    const y = random.between(0.06, 0.3) * height;
    const colour = random.pick([p.spark, p.coral, p.white, p.bright]);
    const size2 = random.between(4, 9);
    return random.pick([circle(x, y, size2, colour), ring(x, y, size2, colour, 3), rect(x, y, size2 * 2, size2 * 2, colour, 3, { transform: `rotate(${n(random.between(10, 80))} ${n(x)} ${n(y)})` })]);
  };
  return Array.from({ length: 6 }, one).join("");
}

// server/src/media/logo.ts
var RADIUS = { sharp: 6, soft: 36, round: 80 };
var sunrise = (p) => [
  path("M48 84A32 32 0 0 1 112 84Z", p.spark),
  stroke("M80 40V28M49 53L41 45M111 53L119 45M36 84H26M124 84H134", p.spark, 7),
  path("M80 100C64 88 46 86 28 88V124C46 122 64 124 80 136C96 124 114 122 132 124V88C114 86 96 88 80 100Z", p.white),
  stroke("M80 102V134", p.base, 6)
].join("");
var wave = (p) => [
  path("M80 130C42 104 28 84 32 62C36 40 64 34 80 58C96 34 124 40 128 62C132 84 118 104 80 130Z", p.white),
  path("M32 72C46 60 60 62 74 74S108 90 128 72C126 90 110 110 80 130C50 110 34 90 32 72Z", p.spark),
  path("M38 90C52 80 64 82 76 92S106 104 122 90C114 106 100 116 80 130C60 116 46 106 38 90Z", p.leaf)
].join("");
var steps = (p) => [
  path("M50 78A24 24 0 0 1 56 32A32 32 0 0 1 114 40A22 22 0 0 1 116 84H50Z", p.white),
  rect(38, 112, 22, 20, p.spark, 4),
  rect(69, 100, 22, 32, p.spark, 4),
  rect(100, 88, 22, 44, p.spark, 4),
  stroke("M80 78V58M70 67L80 56L90 67", p.base, 7)
].join("");
var leaf = (p) => [
  path("M126 32C66 28 30 54 34 106C36 116 40 124 44 130C100 134 132 96 126 32Z", p.white),
  path("M126 32C132 96 100 134 44 130L60 108C88 92 112 66 126 32Z", p.spark),
  stroke("M36 136C52 112 78 104 88 84S112 52 120 44", p.base, 7)
].join("");
var joint = (p) => [
  path("M80 22L130 51V109L80 138L30 109V51Z", p.white),
  stroke("M52 116L80 80L112 54", p.base, 16),
  circle(80, 80, 19, p.night),
  circle(80, 80, 8, p.spark),
  circle(112, 54, 9, p.night)
].join("");
var MARKS = { sunrise, wave, steps, leaf, joint };
function logo(p, mark, corners, school) {
  return picture(
    160,
    160,
    school,
    element("defs", {}, gradient("plate", [0, 0, 1, 1], [{ at: 0, colour: p.bright }, { at: 0.45, colour: p.base }, { at: 1, colour: p.deep }])),
    rect(0, 0, 160, 160, "url(#plate)", RADIUS[corners]),
    MARKS[mark](p)
  );
}

// server/src/media/media-url.ts
var PICTURE_KINDS = ["banner", "product", "news", "album", "wall", "film", "review", "avatar", "logo", "contact"];
function mediaUrl(tenantId, kind, name) {
  return `/media/${tenantId}/${kind}/${name}.svg`;
}

// server/src/media/pictures.ts
var COVERS = { product: productCover, news: newsCover, album: albumPicture, wall: wallPoster, film: filmPoster, review: reviewPicture };
var LAST_VARIANT = 20;
var LAST_AVATAR = 24;
function covered(cover) {
  return (name, palette) => {
    const [, motif = "", digits = ""] = /^([a-zA-Z]{2,20})-([1-9]\d?)$/.exec(name) ?? [];
    const variant2 = Number(digits);
    return isMotifName(motif) && variant2 <= LAST_VARIANT ? cover({ palette, motif, variant: variant2 }) : void 0;
  };
}
var DRAW = {
  product: covered(COVERS.product),
  news: covered(COVERS.news),
  album: covered(COVERS.album),
  wall: covered(COVERS.wall),
  film: covered(COVERS.film),
  review: covered(COVERS.review),
  banner: (name, palette, art) => {
    const copy = art.banners.find((candidate) => candidate.name === name);
    return copy === void 0 ? void 0 : banner(palette, copy);
  },
  avatar: (name, palette) => /^[1-9]\d?$/.test(name) && Number(name) <= LAST_AVATAR ? avatar(palette, name) : void 0,
  logo: (name, palette, art) => name === "mark" ? logo(palette, art.mark, art.corners, art.name) : void 0,
  contact: (name, palette, art) => name === "qr" ? contactCard(palette, art) : void 0
};
function drawPicture(art, kind, name) {
  return isPictureKind(kind) ? DRAW[kind](name, paletteOf(art.accent), art) : void 0;
}
function isPictureKind(kind) {
  return PICTURE_KINDS.some((known) => known === kind);
}

// server/src/media/media.routes.ts
var FOR_EVER = "public, max-age=31536000, immutable";
function registerPictures(app, artOf) {
  app.get("/media/:tenantId/:kind/:file", async (request, reply) => {
    const { tenantId, kind, file } = request.params;
    const [, name] = /^([\w-]{1,40})\.svg$/.exec(file) ?? [];
    const art = artOf(tenantId);
    const drawing = art === void 0 || name === void 0 ? void 0 : drawPicture(art, kind, name);
    return drawing === void 0 ? sendNoPicture(reply) : sendPicture(reply, drawing, FOR_EVER);
  });
}

// server/src/outbox/outbox-page.ts
import { desc, eq as eq4 } from "drizzle-orm";
import * as v13 from "valibot";

// server/src/http/wire-time.ts
var BEIJING_OFFSET_MS = 8 * 60 * 60 * 1e3;
function wireTime(moment2) {
  if (moment2 === null || moment2 === void 0) return "";
  return new Date(moment2.getTime() + BEIJING_OFFSET_MS).toISOString().slice(0, 19).replace("T", " ");
}
function momentOf(wire) {
  if (!/^\d{4}-\d{2}-\d{2}( \d{2}:\d{2}(:\d{2})?)?$/.test(wire)) return null;
  const [day, clock = "00:00:00"] = wire.split(" ");
  const moment2 = /* @__PURE__ */ new Date(`${day}T${clock}+08:00`);
  return Number.isNaN(moment2.getTime()) ? null : moment2;
}

// server/src/outbox/outbox.schema.ts
import { index as index4, text as text9 } from "drizzle-orm/pg-core";
var outboxMessages = tenantTable(
  "outbox_messages",
  { mobile: text9("mobile").notNull(), text: text9("text").notNull(), createdTime: moment("created_time").notNull() },
  (table2) => [index4("outbox_messages_time").on(table2.tenantId, table2.createdTime)]
);

// server/src/outbox/outbox-page.ts
var NEWEST = 50;
var REFRESH_SECONDS = 3;
function serveOutbox(app, database) {
  app.get("/outbox.json", async (request, reply) => {
    const { mobile: mobile2 } = v13.parse(v13.object({ mobile: v13.optional(v13.string(), "") }), request.query);
    return reply.header("cache-control", "no-store").send(await newestMessages(database, mobile2));
  });
  app.get("/outbox", async (_request, reply) => {
    const messages = await newestMessages(database, "");
    const rows = messages.map(
      ({ time: time2, school, mobile: mobile2, text: text17 }) => html`<tr><td class="nowrap">${time2}</td><td>${school}</td><td class="nowrap">${mobile2}</td><td>${text17}</td></tr>`
    );
    const table2 = html`<div class="wide"><table><thead><tr><th scope="col">时间</th><th scope="col">学校</th><th scope="col">手机号</th><th scope="col">内容</th></tr></thead><tbody>${rows}</tbody></table></div>`;
    const body = html`<p class="muted">开发环境不会真的发送短信，最近 ${NEWEST} 条都在这里，每 ${REFRESH_SECONDS} 秒刷新。</p>${messages.length === 0 ? html`<p>还没有短信</p>` : table2}`;
    return sendPlainPage(reply, { lang: "zh-CN", title: "\u77ED\u4FE1\u53D1\u4EF6\u7BB1", body, refresh: REFRESH_SECONDS });
  });
}
async function newestMessages(database, mobile2) {
  return database.asOperator(async (tx) => {
    const rows = await tx.select({ time: outboxMessages.createdTime, tenantId: tenants.id, school: tenants.name, mobile: outboxMessages.mobile, text: outboxMessages.text }).from(outboxMessages).innerJoin(tenants, eq4(tenants.id, outboxMessages.tenantId)).where(mobile2 === "" ? void 0 : eq4(outboxMessages.mobile, mobile2)).orderBy(desc(outboxMessages.createdTime), desc(outboxMessages.id)).limit(NEWEST);
    return rows.map((row) => ({ ...row, time: wireTime(row.time) }));
  });
}

// server/src/registry/composition.routes.ts
import { and as and3, desc as desc2, eq as eq5, lt } from "drizzle-orm";

// server/src/http/input.ts
import * as v14 from "valibot";
var MAX_DEPTH = 32;
function parseInput(schema, raw) {
  if (Array.isArray(raw) && schema.type !== "array") throw new InvalidInputError("body");
  refuseUnstorableText(raw, "", 0);
  const result = v14.safeParse(schema, raw);
  if (result.success) return result.output;
  throw new InvalidInputError(v14.getDotPath(result.issues[0]) ?? "body");
}
var UNSTORABLE = /[\u0000\uD800-\uDFFF]/u;
function refuseUnstorableText(value, path2, depth) {
  if (typeof value === "string" && UNSTORABLE.test(value)) throw new InvalidInputError(path2 === "" ? "body" : path2);
  if (typeof value !== "object" || value === null) return;
  if (depth === MAX_DEPTH) throw new InvalidInputError(path2);
  for (const [key, entry] of Object.entries(value)) {
    const entryPath = path2 === "" ? key : `${path2}.${key}`;
    if (UNSTORABLE.test(key)) throw new InvalidInputError(path2 === "" ? "body" : path2);
    refuseUnstorableText(entry, entryPath, depth + 1);
  }
}
function tenantNamedIn(input) {
  if (typeof input !== "object" || input === null || !("tenantId" in input)) return void 0;
  const { tenantId } = input;
  return typeof tenantId === "string" && tenantId !== "" ? tenantId : void 0;
}

// server/src/http/handle.ts
function handle(call, handler, options = {}) {
  return route(call, options, (raw) => {
    const input = parseInput(call.request, raw);
    return { scope: "tenant", tenantNamed: tenantNamedIn(input), run: (context) => handler(withInput(context, input)) };
  });
}
function handleSignedIn(call, handler, options = {}) {
  if (call.access !== "user") throw new Error(`${call.id} is open to visitors, so its handler must expect one`);
  return handle(
    call,
    (context) => {
      if (!isSignedIn(context)) throw refuse("sessionInvalid");
      return handler(context);
    },
    options
  );
}
function handleInSteps(call, handler, options = {}) {
  return route(call, options, (raw) => {
    const input = parseInput(call.request, raw);
    return { scope: "steps", tenantNamed: tenantNamedIn(input), run: (context) => handler(withInput(context, input)) };
  });
}
function handleForEveryTenant(call, handler, options = {}) {
  return route(call, options, (raw) => {
    const input = parseInput(call.request, raw);
    return { scope: "operator", tenantNamed: void 0, run: (context) => handler(withInput(context, input)) };
  });
}
function route(call, options, prepare) {
  return { call, changes: options.changes ?? call.method !== "GET", signed: options.signed ?? false, prepare };
}
function isSignedIn(context) {
  return context.user !== null;
}
function withInput(context, input) {
  return Object.assign(Object.create(context), { input });
}

// server/src/registry/composition.routes.ts
var KEPT_OUTCOMES = 5e3;
var compositionRoutes = [
  handleForEveryTenant(getPublicSettings, async ({ config }) => publicSettingsOf(config)),
  handleInSteps(getModuleMap, async (context) => {
    const { tenantId } = context;
    const registry = registryOf(context.database, context.config);
    const visitorId = await registry.needsVisitor(tenantId) ? context.visitorId : "";
    return (await registry.compositionFor(tenantId, visitorId)).map;
  }),
  handle(reportModuleOutcome, async ({ input, tx, tenantId, now, log }) => {
    for (const { module, version, phase, ok, reason } of input.outcomes) {
      if (!ok) log.warn({ tenantId, module, version, phase, reason: maskMobiles(reason) }, "a visitor\u2019s page could not load a module");
    }
    await tx.insert(moduleOutcomes).values(
      input.outcomes.map(({ duration, ...outcome }) => ({
        id: newId(now.getTime()),
        ...outcome,
        duration: Math.min(Math.round(duration), MAX_INTEGER),
        reportedAt: now
      }))
    );
    await dropOldest(tx, tenantId);
    return true;
  })
];
var MAX_INTEGER = 2 ** 31 - 1;
async function dropOldest(tx, tenantId) {
  const [newestDropped] = await tx.select({ reportedAt: moduleOutcomes.reportedAt }).from(moduleOutcomes).where(eq5(moduleOutcomes.tenantId, tenantId)).orderBy(desc2(moduleOutcomes.reportedAt)).offset(KEPT_OUTCOMES).limit(1);
  if (newestDropped === void 0) return;
  await tx.delete(moduleOutcomes).where(and3(eq5(moduleOutcomes.tenantId, tenantId), lt(moduleOutcomes.reportedAt, newestDropped.reportedAt)));
}

// server/src/tenants/tenants.sample.ts
var SAMPLE_SCHOOLS = [
  { id: "10001", name: "\u542F\u660E\u804C\u4E1A\u57F9\u8BAD\u5B66\u6821", preDomains: ["", "www", "qiming"], brand: "", position: { lat: 30.2741, lng: 120.1551 } },
  { id: "10002", name: "\u6D77\u5C9A\u5065\u5EB7\u6280\u80FD\u5B66\u9662", preDomains: ["hailan"], brand: "", position: { lat: 36.0671, lng: 120.3826 } },
  { id: "20001", name: "\u91D1\u8776\u4E91\u6821", preDomains: ["kingdee"], brand: "kingdee", position: { lat: 22.5431, lng: 114.0579 } },
  { id: "20002", name: "\u7CA4\u73AF\u804C\u4E1A\u57F9\u8BAD\u4E2D\u5FC3", preDomains: ["gdhuanbao"], brand: "gdhuanbao", position: { lat: 23.1291, lng: 113.2644 } },
  { id: "20003", name: "\u5E93\u5361\u6280\u80FD\u57F9\u8BAD\u4E2D\u5FC3", preDomains: ["kuka"], brand: "kuka", position: { lat: 31.2304, lng: 121.4737 } }
];

// server/src/sample/school-content.ts
function course(name, motif, [price, coupon2, thumbs], includes, certificate2, more = {}) {
  return { name, motif, price, coupon: coupon2, thumbs, includes, ...certificate2 === "" ? {} : { certificate: certificate2 }, ...more };
}

// server/src/sample/schools/gdhuanbao.ts
var gdhuanbao = {
  id: "20002",
  projectName: "\u7EFF\u8272\u6280\u80FD\u57F9\u8BAD\u9879\u76EE",
  shortName: "\u7CA4\u73AF",
  province: "\u5E7F\u4E1C\u7701",
  city: "\u5E7F\u5DDE\u5E02",
  district: "\u6D77\u73E0\u533A",
  address: "\u5E7F\u4E1C\u7701\u5E7F\u5DDE\u5E02\u6D77\u73E0\u533A\u7EFF\u6D32\u91CC58\u53F7",
  look: { accent: "#2e7d32", corners: "round", mark: "leaf" },
  brandName: "\u7CA4\u73AF",
  licence: "\u57F9\u8BAD\u670D\u52A1\u8BB8\u53EF\uFF1A\u6837\u4F8B\u5B57\u7B2C 440105-0058 \u53F7",
  recordNumber: "\u6837\u4F8B\u5907 2026000058 \u53F7",
  schoolType: { code: "E9", name: "\u884C\u4E1A\u57F9\u8BAD\u4E2D\u5FC3", parent: "PE9" },
  property: "\u884C\u4E1A\u57F9\u8BAD\u673A\u6784",
  grade: "\u884C\u4E1A\u4E00\u7EA7",
  trainingMode: "\u7EBF\u4E0A\u8BFE\u7A0B\uFF0B\u73B0\u573A\u8DDF\u73ED",
  services: ["SKILL_TRAINING", "SKILL_EVALUATION", "ENTERPRISE_TRAINING"],
  hotline: "400-000-0458",
  mobile: "13800000458",
  domain: "gdhuanbao",
  hasPracticalTraining: true,
  hasExamSite: false,
  crowd: "\u6C61\u6C34\u5382\u4E0E\u73AF\u4FDD\u8BBE\u65BD\u8FD0\u8425\u4EBA\u5458\u3001\u4F01\u4E1A\u73AF\u4FDD\u4E13\u5458\u3001\u7B2C\u4E09\u65B9\u68C0\u6D4B\u4EBA\u5458",
  organizationLabels: { certification: "\u8BC4\u4EF7\u673A\u6784", institutions: "\u57F9\u8BAD\u4E2D\u5FC3" },
  institution: {
    name: "\u7CA4\u73AF\u804C\u4E1A\u57F9\u8BAD\u4E2D\u5FC3",
    property: "\u884C\u4E1A\u57F9\u8BAD\u673A\u6784",
    faculty: "\u9AD8\u7EA7\u5DE5\u7A0B\u5E08 21 \u4EBA\uFF0C\u6CE8\u518C\u73AF\u4FDD\u7C7B\u5DE5\u7A0B\u5E08 9 \u4EBA\uFF0C\u73B0\u573A\u5E26\u6559\u73ED\u957F 40 \u4F59\u4EBA\u3002",
    features: "\u8DDF\u7740\u6C34\u5382\u7684\u73ED\u6B21\u5B66\uFF0C\u767D\u5929\u770B\u4EEA\u8868\uFF0C\u591C\u91CC\u503C\u4E00\u6B21\u73ED\u3002",
    facilities: "\u4E2D\u8BD5\u6C61\u6C34\u5904\u7406\u7EBF\u4E00\u6761\u3001\u5728\u7EBF\u76D1\u6D4B\u7AD9\u623F\u4E24\u5EA7\u3001\u5316\u9A8C\u5B9E\u8BAD\u5BA4 5 \u95F4\u3002"
  },
  mission: "\u8BA9\u61C2\u8FD0\u884C\u7684\u4EBA\u5B88\u4F4F\u6BCF\u4E00\u6761\u6CB3",
  banners: [
    { name: "water", eyebrow: "\u6C61\u6C34\u5904\u7406\u5DE5 \xB7 \u8DDF\u73ED\u5B9E\u8BAD", headline: "\u5B88\u4F4F\u4E00\u6761\u6E05\u6C34\u6CB3", line: "\u4E2D\u8BD5\u7EBF\u4E0A\u8C03\u5DE5\u827A\uFF0C\u6C34\u5382\u91CC\u8DDF\u73ED\u503C\u5B88", motifs: ["water", "climate", "diploma"], people: ["helmet", "none"], light: true },
    { name: "carbon", eyebrow: "\u78B3\u6392\u653E\u7BA1\u7406\u5458", headline: "\u7B97\u6E05\u6BCF\u4E00\u5428\u78B3", line: "\u6838\u7B97\u3001\u6838\u67E5\u3001\u4EA4\u6613\u4E09\u6BB5\u8BFE\uFF0C\u7EBF\u4E0A\u76F4\u64AD", motifs: ["data", "climate", "ledger"], people: ["none", "none"], light: false },
    { name: "monitor", eyebrow: "\u73AF\u5883\u76D1\u6D4B", headline: "\u6570\u636E\u4ECE\u7AD9\u623F\u6765", line: "\u5728\u7EBF\u76D1\u6D4B\u8FD0\u7EF4\uFF0C\u6301\u8BC1\u4E0A\u5C97", motifs: ["climate", "water", "pharmacy"], people: ["helmet", "helmet"], light: true }
  ],
  trades: [
    { name: "\u6C61\u6C34\u5904\u7406\u5DE5", motif: "water", course: "\u6C61\u6C34\u5904\u7406\u5DE5\uFF08\u56DB\u7EA7\uFF09\u8DDF\u73ED\u5B9E\u8BAD\u73ED", teacher: "\u6881\u5FD7\u6210", skill: "\u751F\u5316\u6C60\u6EB6\u6C27\u4E0E\u6C61\u6CE5\u9F84\u8C03\u8282", employer: "\u73E0\u6C5F\u6C34\u52A1\u8FD0\u8425" },
    { name: "\u73AF\u5883\u76D1\u6D4B\u5458", motif: "climate", course: "\u5728\u7EBF\u76D1\u6D4B\u8FD0\u7EF4\u5458", teacher: "\u9EC4\u601D\u9896", skill: "\u91C7\u6837\u3001\u6821\u51C6\u4E0E\u7AD9\u623F\u5DE1\u68C0", employer: "\u5CAD\u5357\u68C0\u6D4B" },
    { name: "\u78B3\u6392\u653E\u7BA1\u7406\u5458", motif: "data", course: "\u78B3\u6392\u653E\u7BA1\u7406\u5458\uFF08\u4E09\u7EA7\uFF09", teacher: "\u6B27\u9633\u9756", skill: "\u6838\u7B97\u8FB9\u754C\u4E0E\u6D3B\u52A8\u6570\u636E\u6536\u96C6", employer: "\u7A57\u80FD\u96C6\u56E2" },
    { name: "\u56FA\u5E9F\u5904\u7406\u5DE5", motif: "building", course: "\u56FA\u4F53\u5E9F\u7269\u5904\u7406\u5DE5\uFF08\u56DB\u7EA7\uFF09", teacher: "\u8C2D\u4F1F\u96C4", skill: "\u5371\u5E9F\u5165\u5E93\u4E0E\u53F0\u8D26\u767B\u8BB0", employer: "\u7EFF\u5FAA\u73AF\u79D1\u6280" },
    { name: "\u6C34\u8D28\u5316\u9A8C\u5458", motif: "pharmacy", course: "\u6C34\u8D28\u5316\u9A8C\u5458\uFF08\u56DB\u7EA7\uFF09", teacher: "\u51AF\u5609\u6167", skill: "\u6C28\u6C2E\u3001\u603B\u78F7\u6BD4\u8272\u6D4B\u5B9A", employer: "\u73E0\u6C5F\u6C34\u52A1\u8FD0\u8425" },
    { name: "\u73AF\u4FDD\u8BBE\u5907\u8FD0\u7EF4", motif: "machining", course: "\u73AF\u4FDD\u8BBE\u5907\u7EF4\u4FEE\u5DE5", teacher: "\u90B1\u5FB7\u5B89", skill: "\u9F13\u98CE\u673A\u4E0E\u819C\u7EC4\u4EF6\u68C0\u4FEE", employer: "\u4E1C\u6E7E\u88C5\u5907" }
  ],
  points: [
    { type: "ENROLL", name: "\u4E2D\u5FC3\u62A5\u540D\u5927\u5385", address: "\u6D77\u73E0\u533A\u7EFF\u6D32\u91CC58\u53F71\u5C42", hours: "08:30-17:30", phone: "400-000-0458", scope: "\u5E7F\u4E1C\u7701\u5168\u7701", offset: [0, 0] },
    { type: "TEACHING", name: "\u4E2D\u8BD5\u7EBF\u5B9E\u8BAD\u573A", address: "\u756A\u79BA\u533A\u6C99\u6E7E\u91CC20\u53F7", hours: "08:00-18:00", phone: "400-000-0459", offset: [6.8, -18.3] },
    { type: "TEACHING", name: "\u4F5B\u5C71\u8DDF\u73ED\u6559\u5B66\u70B9", address: "\u4F5B\u5C71\u5E02\u5357\u6D77\u533A\u6CB3\u7554\u8DEF3\u53F7", hours: "", phone: "", offset: [-17.6, -6.2] },
    { type: "EVALUATE", name: "\u7EFF\u8272\u804C\u4E1A\u8BA4\u5B9A\u7AD9", address: "\u6D77\u73E0\u533A\u7EFF\u6D32\u91CC58\u53F75\u5C42", hours: "09:00-16:30", phone: "400-000-0458", offset: [0.1, 0.1] }
  ],
  organizations: [
    { name: "\u5CAD\u5357\u7EFF\u8272\u804C\u4E1A\u8BC4\u4EF7\u4E2D\u5FC3", orgType: "CERTIFICATION", level: "PROVINCE", scope: "\u6C61\u6C34\u3001\u56FA\u5E9F\u3001\u76D1\u6D4B\u7B49\u7EFF\u8272\u804C\u4E1A\u8BA4\u5B9A", features: "\u73B0\u573A\u5B9E\u64CD\u8003\u6838\uFF0C\u4E00\u4EBA\u4E00\u5DE5\u4F4D" },
    { name: "\u73AF\u5883\u670D\u52A1\u4E1A\u534F\u4F1A", orgType: "CERTIFICATION", level: "INDUSTRY", scope: "\u8BBE\u65BD\u8FD0\u8425\u5C97\u4F4D\u80FD\u529B\u8BC4\u4EF7", features: "\u8FD0\u8425\u62DB\u6807\u52A0\u5206\u9879" },
    { name: "\u7CA4\u73AF\u804C\u4E1A\u57F9\u8BAD\u4E2D\u5FC3", orgType: "ISSUING", level: "COMPANY", scope: "\u57F9\u8BAD\u7ED3\u4E1A\u8BC1\u4E66", features: "\u8DDF\u73ED\u5B66\u65F6\u9010\u73ED\u8BB0\u5F55" }
  ],
  certificates: {
    skill: { org: "\u5CAD\u5357\u7EFF\u8272\u804C\u4E1A\u8BC4\u4EF7\u4E2D\u5FC3", issuer: "\u5CAD\u5357\u7EFF\u8272\u804C\u4E1A\u8BC4\u4EF7\u4E2D\u5FC3", type: "SKILL_LEVEL", desc: "\u804C\u4E1A\u6280\u80FD\u7B49\u7EA7\u8BC1\u4E66", verification: 1, benefits: "\u53EF\u7533\u9886\u6280\u80FD\u8865\u8D34\uFF0C\u8FD0\u8425\u62DB\u6807\u52A0\u5206" },
    industry: { org: "\u73AF\u5883\u670D\u52A1\u4E1A\u534F\u4F1A", issuer: "\u73AF\u5883\u670D\u52A1\u4E1A\u534F\u4F1A", type: "INDUSTRY", desc: "\u5C97\u4F4D\u80FD\u529B\u8BC1\u4E66", verification: 0, benefits: "\u884C\u4E1A\u901A\u7528\uFF0C\u4E09\u5E74\u6709\u6548" }
  },
  categories: [
    {
      name: "\u7EFF\u8272\u804C\u4E1A",
      courses: [
        course("\u6C61\u6C34\u5904\u7406\u5DE5\uFF08\u56DB\u7EA7\uFF09\u8DDF\u73ED\u5B9E\u8BAD\u73ED", "water", [2680, "2180\u8D77", 1866], [1, 2, 3], "skill", { subsidy: 1500, tag: "\u70ED\u62DB" }),
        course("\u56FA\u4F53\u5E9F\u7269\u5904\u7406\u5DE5\uFF08\u56DB\u7EA7\uFF09", "building", [2480, "1980", 642], [1, 2, 3], "skill", { subsidy: 1500 }),
        course("\u6C34\u8D28\u5316\u9A8C\u5458\uFF08\u56DB\u7EA7\uFF09", "pharmacy", [2380, "1980", 1024], [1, 2, 3], "skill", { subsidy: 1500 }),
        course("\u78B3\u6392\u653E\u7BA1\u7406\u5458\uFF08\u4E09\u7EA7\uFF09", "data", [3980, "3280\u8D77", 2077], [1, 2, 3], "skill", { subsidy: 2e3, tag: "\u5C31\u4E1A\u70ED\u95E8" }),
        course("\u73AF\u4FDD\u8BBE\u5907\u7EF4\u4FEE\u5DE5", "machining", [2980, "2480", 355], [1, 2], "industry"),
        course("\u5728\u7EBF\u76D1\u6D4B\u8FD0\u7EF4\u5458", "climate", [2280, "1880", 718], [1, 2], "industry")
      ]
    },
    {
      name: "\u4F01\u4E1A\u5185\u8BAD",
      courses: [
        course("\u4F01\u4E1A\u73AF\u4FDD\u4E3B\u7BA1\u5408\u89C4\u8BFE", "desk", [1680, "1280", 533], [1], "industry", { childType: "E24" }),
        course("\u5371\u9669\u5E9F\u7269\u89C4\u8303\u5316\u7BA1\u7406", "fireSafety", [1280, "980", 870], [1, 2], "industry"),
        course("\u7A81\u53D1\u73AF\u5883\u4E8B\u4EF6\u5E94\u6025\u6F14\u7EC3", "announcement", [1980, "1680", 264], [1, 4], "industry"),
        course("\u6E05\u6D01\u751F\u4EA7\u5BA1\u6838\u5B9E\u52A1", "ledger", [2280, "1980", 241], [1], "industry"),
        course("\u5382\u754C\u566A\u58F0\u4E0E\u5E9F\u6C14\u81EA\u6D4B", "climate", [980, "780", 318], [1], "industry")
      ]
    }
  ]
};

// server/src/sample/schools/hailan.ts
var hailan = {
  id: "10002",
  projectName: "\u6D77\u5C9A\u5065\u5EB7\u4EBA\u624D",
  shortName: "\u6D77\u5C9A",
  province: "\u5C71\u4E1C\u7701",
  city: "\u9752\u5C9B\u5E02",
  district: "\u5E02\u5357\u533A",
  address: "\u5C71\u4E1C\u7701\u9752\u5C9B\u5E02\u5E02\u5357\u533A\u6D77\u5C9A\u6E7E\u8DEF26\u53F7",
  look: { accent: "#0f766e", corners: "round", mark: "wave" },
  brandName: "\u6D77\u5C9A\u5065\u5EB7\u4EBA\u624D",
  licence: "\u6C11\u529E\u5B66\u6821\u529E\u5B66\u8BB8\u53EF\u8BC1\uFF1A\u6837\u4F8B\u5B57\u7B2C 370202-0026 \u53F7",
  recordNumber: "\u6837\u4F8B\u5907 2026000026 \u53F7",
  schoolType: { code: "E4", name: "\u5065\u5EB7\u6280\u80FD\u5B66\u9662", parent: "PE4" },
  property: "\u6821\u4F01\u5408\u529E\u804C\u4E1A\u5B66\u9662",
  grade: "\u7701\u7EA7\u793A\u8303\u9662\u6821",
  trainingMode: "\u7EBF\u4E0A\u7406\u8BBA\uFF0B\u5E8A\u65C1\u5B9E\u8BAD",
  services: ["SKILL_TRAINING", "SKILL_EVALUATION", "CONTINUING_EDUCATION"],
  hotline: "400-000-0266",
  mobile: "13800000266",
  domain: "hailan",
  hasPracticalTraining: false,
  hasExamSite: true,
  crowd: "\u62A4\u7406\u5458\u3001\u6708\u5AC2\u4E0E\u80B2\u5A74\u5E08\u3001\u517B\u8001\u673A\u6784\u5458\u5DE5\u3001\u793E\u533A\u536B\u751F\u670D\u52A1\u4EBA\u5458\u3001\u518D\u5C31\u4E1A\u5973\u6027",
  organizationLabels: { certification: "\u8BC4\u4EF7\u673A\u6784", institutions: "\u57F9\u8BAD\u9662\u6821" },
  institution: {
    name: "\u6D77\u5C9A\u5065\u5EB7\u6280\u80FD\u5B66\u9662",
    property: "\u6821\u4F01\u5408\u529E\u804C\u4E1A\u5B66\u9662",
    faculty: "\u4E13\u4EFB\u6559\u5E08 84 \u4EBA\uFF0C\u62A4\u7406\u4E0E\u5EB7\u590D\u65B9\u5411\u53CC\u5E08\u578B\u6559\u5E08\u5360\u4E03\u6210\uFF0C\u4E09\u5BB6\u5408\u4F5C\u533B\u9662\u6D3E\u9A7B\u5E26\u6559\u8001\u5E08\u3002",
    features: "\u6A21\u62DF\u75C5\u623F\u3001\u6A21\u62DF\u5BB6\u5EAD\u3001\u6A21\u62DF\u6BCD\u5A74\u623F\u4E09\u4F4D\u4E00\u4F53\uFF0C\u5148\u5728\u5047\u4EBA\u4E0A\u7EC3\u719F\uFF0C\u518D\u5230\u5E8A\u65C1\u5E26\u6559\u3002",
    facilities: "120 \u5F20\u5B9E\u8BAD\u5E8A\u4F4D\u300146 \u5957\u9AD8\u4EFF\u771F\u62A4\u7406\u6A21\u578B\u30014 \u95F4\u540C\u6B65\u5F55\u64AD\u6559\u5BA4\u3002"
  },
  mission: "\u628A\u7167\u62A4\u505A\u6210\u4E00\u95E8\u503C\u5F97\u5C0A\u656C\u7684\u4E13\u4E1A",
  banners: [
    { name: "care", eyebrow: "\u533B\u7597\u62A4\u7406\u5458 \xB7 \u7B2C 31 \u671F", headline: "\u7167\u62A4\u662F\u95E8\u4E13\u4E1A", line: "\u7406\u8BBA\u7EBF\u4E0A\u5B66\uFF0C\u5E8A\u65C1\u4E09\u5468\u5B9E\u8BAD\u5E26\u6559", motifs: ["nursing", "pharmacy", "elderCare"], people: ["nurse", "none"], light: true },
    { name: "baby", eyebrow: "\u6BCD\u5A74\u65B9\u5411", headline: "\u4ECE\u7B2C\u4E00\u58F0\u557C\u54ED\u8D77", line: "\u80B2\u5A74\u3001\u6708\u5AC2\u3001\u5C0F\u513F\u63A8\u62FF\uFF0C\u7CFB\u7EDF\u8FDB\u9636", motifs: ["childcare", "nutrition", "wellness"], people: ["nurse", "none"], light: false },
    { name: "elder", eyebrow: "\u94F6\u9F84\u5173\u6000\u8BA1\u5212", headline: "\u8BA9\u8001\u4EBA\u4F4F\u5F97\u5B89\u5FC3", line: "\u517B\u8001\u62A4\u7406\u5458\u653F\u5E9C\u8865\u8D34\u73ED\uFF0C\u514D\u8D39\u5E26\u6559", motifs: ["elderCare", "nutrition", "wellness"], people: ["none", "nurse"], light: true },
    { name: "job", eyebrow: "\u5B9A\u5411\u5C31\u4E1A", headline: "\u7ED3\u4E1A\u5C31\u6709\u5C97\u4F4D", line: "\u4E09\u5341\u4E8C\u5BB6\u673A\u6784\u9A7B\u6821\u9762\u8BD5\uFF0C\u53CC\u5411\u9009\u62E9", motifs: ["partnership", "nursing", "diploma"], people: ["nurse", "nurse"], light: false },
    { name: "spring", eyebrow: "\u5B66\u9662\u5F00\u653E\u5468", headline: "\u6B22\u8FCE\u6765\u6821\u770B\u4E00\u770B", line: "\u5B9E\u8BAD\u75C5\u623F\u3001\u6BCD\u5A74\u623F\u5168\u5929\u5F00\u653E\u4F53\u9A8C", motifs: ["campus", "desk", "calendar"], people: ["none", "none"], light: true }
  ],
  trades: [
    { name: "\u533B\u7597\u62A4\u7406\u5458", motif: "nursing", course: "\u533B\u7597\u62A4\u7406\u5458\uFF08\u4E94\u7EA7\uFF09\u5E8A\u65C1\u5B9E\u8BAD\u73ED", teacher: "\u5B8B\u6167\u654F", skill: "\u7FFB\u8EAB\u62CD\u80CC\u3001\u751F\u547D\u4F53\u5F81\u6D4B\u91CF", employer: "\u6D77\u664F\u533B\u9662" },
    { name: "\u517B\u8001\u62A4\u7406\u5458", motif: "elderCare", course: "\u517B\u8001\u62A4\u7406\u5458\uFF08\u56DB\u7EA7\uFF09\u8865\u8D34\u73ED", teacher: "\u5218\u957F\u9752", skill: "\u5931\u80FD\u8001\u4EBA\u8F6C\u79FB\u4E0E\u8FDB\u98DF\u7167\u62A4", employer: "\u677E\u9E64\u517B\u8001\u4E2D\u5FC3" },
    { name: "\u80B2\u5A74\u5458", motif: "childcare", course: "\u80B2\u5A74\u5458\uFF08\u56DB\u7EA7\uFF09\u6BCD\u5A74\u623F\u5B9E\u8BAD\u73ED", teacher: "\u59DC\u6653\u82B8", skill: "\u65B0\u751F\u513F\u6C90\u6D74\u4E0E\u5582\u517B\u8BB0\u5F55", employer: "\u8D1D\u6E7E\u6BCD\u5A74\u62A4\u7406" },
    { name: "\u516C\u5171\u8425\u517B\u5E08", motif: "nutrition", course: "\u516C\u5171\u8425\u517B\u5E08\uFF08\u4E09\u7EA7\uFF09", teacher: "\u97E9\u96EA", skill: "\u6162\u75C5\u4EBA\u7FA4\u4E00\u5468\u98DF\u8C31\u8BBE\u8BA1", employer: "\u9C81\u5B89\u793E\u533A\u5065\u5EB7\u4E2D\u5FC3" },
    { name: "\u4FDD\u5065\u6309\u6469\u5E08", motif: "wellness", course: "\u4FDD\u5065\u6309\u6469\u5E08\uFF08\u4E94\u7EA7\uFF09", teacher: "\u5B5F\u5E86\u6D77", skill: "\u80A9\u9888\u677E\u89E3\u4E0E\u8DB3\u90E8\u53CD\u5C04\u533A", employer: "\u548C\u8212\u7406\u7597\u9986" },
    { name: "\u4E2D\u836F\u70AE\u5236\u5DE5", motif: "pharmacy", course: "\u4E2D\u836F\u70AE\u5236\u5DE5\uFF08\u56DB\u7EA7\uFF09", teacher: "\u66F2\u6587\u5C71", skill: "\u996E\u7247\u9274\u522B\u4E0E\u7092\u7099\u706B\u5019", employer: "\u767E\u8349\u91CC\u836F\u6750\u516C\u53F8" }
  ],
  points: [
    { type: "ENROLL", name: "\u5B66\u9662\u62DB\u751F\u529E\u516C\u5BA4", address: "\u5E02\u5357\u533A\u6D77\u5C9A\u6E7E\u8DEF26\u53F7\u529E\u516C\u697C102", hours: "08:30-17:00", phone: "400-000-0266", scope: "\u5C71\u4E1C\u7701\u5168\u7701", offset: [0, 0] },
    { type: "ENROLL", name: "\u9EC4\u5C9B\u62A5\u540D\u70B9", address: "\u9EC4\u5C9B\u533A\u957F\u6C5F\u91CC9\u53F7", hours: "09:00-18:00", phone: "400-000-0267", scope: "\u9752\u5C9B\u5E02\u9EC4\u5C9B\u533A\u3001\u80F6\u5DDE\u5E02", offset: [-14.2, -12.5] },
    { type: "TEACHING", name: "\u6A21\u62DF\u75C5\u623F\u4E0E\u62A4\u7406\u5B9E\u8BAD\u697C", address: "\u5E02\u5357\u533A\u6D77\u5C9A\u6E7E\u8DEF26\u53F7\u5B9E\u8BAD\u697C", hours: "08:00-20:30", phone: "400-000-0266", offset: [0.2, 0.2] },
    { type: "TEACHING", name: "\u6D77\u664F\u533B\u9662\u5E26\u6559\u75C5\u533A", address: "\u5E02\u5317\u533A\u5EF6\u5B89\u5317\u91CC118\u53F7", hours: "07:30-17:30", phone: "400-000-0268", offset: [1.8, 5.6] },
    { type: "EXAM", name: "\u7406\u8BBA\u673A\u8003\u6559\u5BA4", address: "\u5E02\u5357\u533A\u6D77\u5C9A\u6E7E\u8DEF26\u53F7\u6559\u5B66\u697C5\u5C42", hours: "08:30-17:00", phone: "400-000-0266", offset: [0.1, -0.1] },
    { type: "EVALUATE", name: "\u5065\u5EB7\u7C7B\u804C\u4E1A\u6280\u80FD\u8BA4\u5B9A\u6240", address: "\u5D02\u5C71\u533A\u4E91\u5CAD\u8DEF52\u53F7", hours: "09:00-16:30", phone: "", offset: [8.4, 1.9] }
  ],
  organizations: [
    { name: "\u9F50\u9C81\u5065\u5EB7\u804C\u4E1A\u8BC4\u4EF7\u6240", orgType: "CERTIFICATION", level: "PROVINCE", scope: "\u62A4\u7406\u3001\u517B\u8001\u3001\u80B2\u5A74\u3001\u8425\u517B\u7B49\u5065\u5EB7\u7C7B\u804C\u4E1A\u8BA4\u5B9A", features: "\u5E8A\u65C1\u5B9E\u64CD\u8003\u6838\uFF0C\u8BC4\u59D4\u968F\u673A\u62BD\u53D6" },
    { name: "\u56FD\u9645\u7167\u62A4\u6559\u80B2\u534F\u4F1A", orgType: "CERTIFICATION", level: "INTERNATIONAL", scope: "\u7167\u62A4\u5E08\u56FD\u9645\u80FD\u529B\u8BA4\u8BC1", features: "\u53CC\u8BED\u8BC1\u4E66\uFF0C\u5883\u5916\u673A\u6784\u8BA4\u53EF" },
    { name: "\u5BB6\u653F\u670D\u52A1\u884C\u4E1A\u8054\u5408\u4F1A", orgType: "CERTIFICATION", level: "INDUSTRY", scope: "\u6BCD\u5A74\u62A4\u7406\u3001\u5BB6\u5EAD\u7167\u62A4\u4E13\u9879\u80FD\u529B", features: "\u884C\u4E1A\u901A\u7528\uFF0C\u590D\u8BAD\u6362\u8BC1" },
    { name: "\u6D77\u5C9A\u5065\u5EB7\u6280\u80FD\u5B66\u9662", orgType: "ISSUING", level: "COMPANY", scope: "\u57F9\u8BAD\u7ED3\u4E1A\u8BC1\u4E66\u3001\u5E8A\u65C1\u5B9E\u8BAD\u5B66\u65F6\u8BC1\u660E", features: "\u5B66\u65F6\u9010\u65E5\u8BB0\u5F55\uFF0C\u968F\u65F6\u53EF\u67E5" }
  ],
  certificates: {
    skill: { org: "\u9F50\u9C81\u5065\u5EB7\u804C\u4E1A\u8BC4\u4EF7\u6240", issuer: "\u9F50\u9C81\u5065\u5EB7\u804C\u4E1A\u8BC4\u4EF7\u6240", type: "SKILL_LEVEL", desc: "\u804C\u4E1A\u6280\u80FD\u7B49\u7EA7\u8BC1\u4E66", verification: 1, benefits: "\u53EF\u7533\u9886\u6280\u80FD\u8865\u8D34\uFF0C\u517B\u8001\u673A\u6784\u5C97\u4F4D\u8865\u52A9\u540C\u6B65\u529E\u7406" },
    international: { org: "\u56FD\u9645\u7167\u62A4\u6559\u80B2\u534F\u4F1A", issuer: "\u56FD\u9645\u7167\u62A4\u6559\u80B2\u534F\u4F1A", type: "INTERNATIONAL", desc: "\u56FD\u9645\u80FD\u529B\u8BC1\u4E66", verification: 0, benefits: "\u53CC\u8BED\u8BC1\u4E66\uFF0C\u5883\u5916\u96C7\u4E3B\u8BA4\u53EF" },
    special: { org: "\u5BB6\u653F\u670D\u52A1\u884C\u4E1A\u8054\u5408\u4F1A", issuer: "\u6D77\u5C9A\u5065\u5EB7\u6280\u80FD\u5B66\u9662", type: "SPECIAL_ABILITY", desc: "\u4E13\u9879\u804C\u4E1A\u80FD\u529B\u8BC1\u4E66", verification: 1, benefits: "\u884C\u4E1A\u901A\u7528\uFF0C\u5BB6\u653F\u5E73\u53F0\u4F18\u5148\u6D3E\u5355" },
    degree: { org: "\u5F00\u653E\u5B66\u4E60\u8054\u76DF", issuer: "\u5F00\u653E\u5B66\u4E60\u8054\u76DF", type: "DEGREE", desc: "\u5B66\u5386\u8BC1\u4E66", verification: 2, benefits: "\u6559\u80B2\u7F51\u53EF\u67E5\uFF0C\u53EF\u62A5\u8003\u62A4\u7406\u7C7B\u804C\u79F0" }
  },
  categories: [
    {
      name: "\u62A4\u7406\u7167\u62A4",
      courses: [
        course("\u533B\u7597\u62A4\u7406\u5458\uFF08\u4E94\u7EA7\uFF09\u5E8A\u65C1\u5B9E\u8BAD\u73ED", "nursing", [2980, "2380\u8D77", 2688], [1, 2, 3], "skill", { subsidy: 1200, tag: "\u5305\u6559\u5305\u4F1A" }),
        course("\u517B\u8001\u62A4\u7406\u5458\uFF08\u56DB\u7EA7\uFF09\u8865\u8D34\u73ED", "elderCare", [2680, "1280\u8D77", 1930], [1, 2, 3], "skill", { subsidy: 1800, tag: "\u653F\u5E9C\u8865\u8D34" }),
        course("\u517B\u8001\u62A4\u7406\u5458\uFF08\u4E09\u7EA7\uFF09\u63D0\u9AD8\u73ED", "elderCare", [3680, "2980", 742], [1, 2, 3], "skill", { subsidy: 2e3 }),
        course("\u5931\u667A\u8001\u4EBA\u7167\u62A4\u4E13\u9879\u80FD\u529B", "elderCare", [1580, "1280", 486], [1, 3], "special"),
        course("\u56FD\u9645\u7167\u62A4\u5E08\u53CC\u8BED\u73ED", "nursing", [6800, "5980\u8D77", 358], [1, 2, 3], "international", { tag: "\u5C0F\u73ED\u5236" }),
        course("\u6025\u6551\u5458\u4E0E AED \u4F7F\u7528", "nursing", [680, "480", 1622], [1, 2], "special", { tag: "\u4E00\u5929\u53D6\u8BC1" }),
        course("\u4E2D\u836F\u70AE\u5236\u5DE5\uFF08\u56DB\u7EA7\uFF09", "pharmacy", [2880, "2480", 297], [1, 2, 3], "skill", { subsidy: 1500 }),
        course("\u793E\u533A\u5EB7\u590D\u52A9\u7406", "wellness", [2280, "1880", 405], [1, 4], "special", { childType: "E24" })
      ]
    },
    {
      name: "\u6BCD\u5A74\u80B2\u5E7C",
      courses: [
        course("\u80B2\u5A74\u5458\uFF08\u56DB\u7EA7\uFF09\u6BCD\u5A74\u623F\u5B9E\u8BAD\u73ED", "childcare", [2780, "2280\u8D77", 2016], [1, 2, 3], "skill", { subsidy: 1500, tag: "\u70ED\u62DB" }),
        course("\u6708\u5AC2\u4E0A\u5C97\u5F3A\u5316\u73ED", "childcare", [3280, "2680", 1475], [1, 3], "special", { tag: "\u63A8\u8350\u5C31\u4E1A" }),
        course("\u4EA7\u540E\u5EB7\u590D\u5E08", "wellness", [3980, "3280", 688], [1, 3], "special"),
        course("\u5C0F\u513F\u63A8\u62FF\u5165\u95E8", "wellness", [1680, "1280", 534], [1], "special"),
        course("\u5A74\u5E7C\u513F\u8F85\u98DF\u4E0E\u8425\u517B", "nutrition", [980, "780", 861], [1], "special", { childType: "E10" }),
        course("\u4FDD\u80B2\u5E08\uFF08\u56DB\u7EA7\uFF09", "childcare", [2480, "1980", 392], [1, 2, 3], "skill", { subsidy: 1500 })
      ]
    },
    {
      name: "\u8425\u517B\u7F8E\u4E1A",
      courses: [
        course("\u516C\u5171\u8425\u517B\u5E08\uFF08\u4E09\u7EA7\uFF09", "nutrition", [3880, "3280\u8D77", 1098], [1, 2, 3], "skill", { subsidy: 2e3 }),
        course("\u4FDD\u5065\u6309\u6469\u5E08\uFF08\u4E94\u7EA7\uFF09", "wellness", [2280, "1880", 926], [1, 2, 3], "skill", { subsidy: 1e3 }),
        course("\u7F8E\u5BB9\u5E08\uFF08\u56DB\u7EA7\uFF09", "beauty", [3280, "2780", 773], [1, 2, 3], "skill", { subsidy: 1500, tag: "\u65B0\u8BFE" }),
        course("\u836F\u81B3\u5236\u4F5C\u4E8C\u5341\u9053", "cooking", [1280, "980", 344], [1], "special"),
        course("\u5065\u5EB7\u7BA1\u7406\u5E08\u9884\u5907\u73ED", "data", [4280, "3680", 581], [1, 2], "skill", { childType: "E2" })
      ]
    }
  ]
};

// server/src/sample/schools/kingdee.ts
var kingdee = {
  id: "20001",
  projectName: "\u6570\u5B57\u5316\u4EBA\u624D\u57F9\u517B\u9879\u76EE",
  shortName: "\u4E91\u6821",
  province: "\u5E7F\u4E1C\u7701",
  city: "\u6DF1\u5733\u5E02",
  district: "\u5357\u5C71\u533A",
  address: "\u5E7F\u4E1C\u7701\u6DF1\u5733\u5E02\u5357\u5C71\u533A\u4E91\u9636\u8DEF12\u53F7",
  look: { accent: "#5a45b5", corners: "soft", mark: "steps" },
  brandName: "\u91D1\u8776",
  vendor: { organization: 1, name: "\u4E91\u9636\u4F01\u4E1A\u8F6F\u4EF6" },
  licence: "\u57F9\u8BAD\u670D\u52A1\u8BB8\u53EF\uFF1A\u6837\u4F8B\u5B57\u7B2C 440305-0012 \u53F7",
  recordNumber: "\u6837\u4F8B\u5907 2026000012 \u53F7",
  schoolType: { code: "E7", name: "\u4F01\u4E1A\u4E91\u6821", parent: "PE7" },
  property: "\u4F01\u4E1A\u5927\u5B66",
  grade: "\u4EA7\u4E1A\u5B66\u9662",
  trainingMode: "\u7EBF\u4E0A\u76F4\u64AD\uFF0B\u6C99\u76D8\u5B9E\u8BAD",
  services: ["ENTERPRISE_TRAINING", "SKILL_EVALUATION"],
  hotline: "400-000-0312",
  mobile: "13800000312",
  domain: "kingdee",
  hasPracticalTraining: true,
  hasExamSite: true,
  crowd: "\u4F01\u4E1A\u8D22\u52A1\u4E0E\u4F9B\u5E94\u94FE\u4EBA\u5458\u3001\u5B9E\u65BD\u987E\u95EE\u3001\u9662\u6821\u6570\u5B57\u5546\u79D1\u5E08\u751F",
  organizationLabels: { certification: "\u5382\u5546\u8BA4\u8BC1", institutions: "\u6388\u6743\u57F9\u8BAD" },
  institution: {
    name: "\u91D1\u8776\u4E91\u6821",
    property: "\u4F01\u4E1A\u5927\u5B66",
    faculty: "\u8BA4\u8BC1\u8BB2\u5E08 62 \u4EBA\uFF0C\u5747\u6709\u4E94\u5E74\u4EE5\u4E0A\u9879\u76EE\u5B9E\u65BD\u7ECF\u9A8C\u3002",
    features: "\u771F\u5B9E\u8D26\u5957\u3001\u771F\u5B9E\u5355\u636E\u3001\u771F\u5B9E\u6D41\u7A0B\uFF0C\u6BCF\u4E2A\u6848\u4F8B\u90FD\u6765\u81EA\u843D\u5730\u9879\u76EE\u3002",
    facilities: "\u4E91\u7AEF\u5B9E\u8BAD\u73AF\u5883\u6309\u73ED\u5F00\u901A\uFF0C6 \u95F4\u6C99\u76D8\u6559\u5BA4\uFF0C\u53EF\u5BB9\u7EB3 240 \u4EBA\u540C\u65F6\u4E0A\u673A\u3002"
  },
  mission: "\u8BA9\u6BCF\u4E00\u5BB6\u4F01\u4E1A\u90FD\u62DB\u5F97\u5230\u4F1A\u7528\u7CFB\u7EDF\u7684\u4EBA",
  banners: [
    { name: "finance", eyebrow: "\u6570\u5B57\u8D22\u52A1 \xB7 \u8BA4\u8BC1\u5B63", headline: "\u8D26\u505A\u5F97\u6E05\u770B\u5F97\u8FDC", line: "\u4ECE\u8BB0\u8D26\u5230\u7ECF\u8425\u5206\u6790\uFF0C\u56DB\u5468\u4E00\u5F20\u8BC1\u4E66", motifs: ["ledger", "data", "desk"], people: ["none", "none"], light: false },
    { name: "consultant", eyebrow: "\u5B9E\u65BD\u987E\u95EE\u8BAD\u7EC3\u8425", headline: "\u505A\u61C2\u4E1A\u52A1\u7684\u987E\u95EE", line: "\u5341\u4E8C\u4E2A\u771F\u5B9E\u9879\u76EE\u590D\u76D8\uFF0C\u5BFC\u5E08\u4E00\u5BF9\u4E00", motifs: ["partnership", "code", "data"], people: ["none", "none"], light: true },
    { name: "lowcode", eyebrow: "\u4F4E\u4EE3\u7801\u5F00\u53D1", headline: "\u4E09\u5468\u642D\u4E00\u4E2A\u5E94\u7528", line: "\u4E0D\u5199\u4E00\u884C\u4EE3\u7801\uFF0C\u4E5F\u80FD\u4E0A\u7EBF\u5BA1\u6279\u6D41", motifs: ["code", "data", "calendar"], people: ["none", "none"], light: false }
  ],
  trades: [
    { name: "\u6570\u5B57\u8D22\u52A1", motif: "ledger", course: "\u6570\u5B57\u8D22\u52A1\u5E94\u7528\u5E08\uFF08\u4E2D\u7EA7\uFF09", teacher: "\u8BB8\u6587\u6D9B", skill: "\u603B\u8D26\u5230\u62A5\u8868\u7684\u5168\u6D41\u7A0B\u5B9E\u64CD", employer: "\u5357\u6E7E\u667A\u9020" },
    { name: "\u7ECF\u8425\u6570\u636E\u5206\u6790", motif: "data", course: "\u7ECF\u8425\u6570\u636E\u5206\u6790\u5E08", teacher: "\u7F57\u5029", skill: "\u5229\u6DA6\u770B\u677F\u4E0E\u9884\u7B97\u5DEE\u5F02\u5206\u6790", employer: "\u5CAD\u4E0A\u5546\u8D38" },
    { name: "\u4F9B\u5E94\u94FE\u7BA1\u7406", motif: "logistics", course: "\u4F9B\u5E94\u94FE\u5E94\u7528\u5E08\uFF08\u4E2D\u7EA7\uFF09", teacher: "\u9093\u5BB6\u8C6A", skill: "\u91C7\u8D2D\u3001\u5E93\u5B58\u4E0E\u6210\u672C\u6838\u7B97", employer: "\u6E7E\u533A\u98DF\u54C1\u96C6\u56E2" },
    { name: "\u4F4E\u4EE3\u7801\u5F00\u53D1", motif: "code", course: "\u4F4E\u4EE3\u7801\u5E94\u7528\u5F00\u53D1\u5E08", teacher: "\u6F58\u5FD7\u8FDC", skill: "\u5BA1\u6279\u6D41\u4E0E\u79FB\u52A8\u8868\u5355\u642D\u5EFA", employer: "\u6DF1\u84DD\u88C5\u5907" },
    { name: "\u5B9E\u65BD\u987E\u95EE", motif: "partnership", course: "\u4F01\u4E1A\u8F6F\u4EF6\u5B9E\u65BD\u987E\u95EE\u8BAD\u7EC3\u8425", teacher: "\u848B\u8587", skill: "\u9700\u6C42\u8C03\u7814\u4E0E\u84DD\u56FE\u65B9\u6848", employer: "\u4E91\u9636\u4F01\u4E1A\u8F6F\u4EF6" },
    { name: "\u4EBA\u529B\u6570\u5B57\u5316", motif: "announcement", course: "\u4EBA\u529B\u8D44\u6E90\u6570\u5B57\u5316\u5B9E\u52A1", teacher: "\u8D3A\u654F", skill: "\u85AA\u916C\u4E0E\u8003\u52E4\u65B9\u6848\u914D\u7F6E", employer: "\u9E4F\u57CE\u7269\u4E1A" }
  ],
  points: [
    { type: "ENROLL", name: "\u4E91\u6821\u670D\u52A1\u4E2D\u5FC3", address: "\u5357\u5C71\u533A\u4E91\u9636\u8DEF12\u53F7A\u5EA7", hours: "09:00-18:00", phone: "400-000-0312", scope: "\u5168\u56FD", offset: [0, 0] },
    { type: "TEACHING", name: "\u6C99\u76D8\u5B9E\u8BAD\u4E2D\u5FC3", address: "\u5357\u5C71\u533A\u4E91\u9636\u8DEF12\u53F7B\u5EA73\u5C42", hours: "09:00-21:00", phone: "400-000-0312", offset: [0.1, 0.2] },
    { type: "TEACHING", name: "\u9F99\u534E\u4EA7\u4E1A\u56ED\u6559\u5B66\u70B9", address: "\u9F99\u534E\u533A\u89C2\u6F9C\u91CC66\u53F7", hours: "09:00-18:00", phone: "", offset: [8.6, 13.2] },
    { type: "EXAM", name: "\u4E91\u6821\u8BA4\u8BC1\u8003\u573A", address: "\u5357\u5C71\u533A\u4E91\u9636\u8DEF12\u53F7C\u5EA71\u5C42", hours: "09:00-17:00", phone: "400-000-0313", offset: [0.2, -0.1] }
  ],
  organizations: [
    { name: "\u4E91\u9636\u4F01\u4E1A\u8F6F\u4EF6", orgType: "CERTIFICATION", level: "COMPANY", scope: "\u8D22\u52A1\u3001\u4F9B\u5E94\u94FE\u3001\u4EBA\u529B\u3001\u4F4E\u4EE3\u7801\u4EA7\u54C1\u8BA4\u8BC1", features: "\u6388\u6743\u8BA4\u8BC1\uFF0C\u8BC1\u4E66\u5E26\u4EA7\u54C1\u7248\u672C\u53F7" },
    { name: "\u6570\u5B57\u5546\u79D1\u4EA7\u4E1A\u8054\u76DF", orgType: "CERTIFICATION", level: "INDUSTRY", scope: "\u6570\u5B57\u5316\u5C97\u4F4D\u80FD\u529B\u6807\u51C6\u4E0E\u8BC4\u4EF7", features: "\u9662\u6821\u5B66\u5206\u4E92\u8BA4" },
    { name: "\u91D1\u8776\u4E91\u6821", orgType: "ISSUING", level: "COMPANY", scope: "\u57F9\u8BAD\u7ED3\u4E1A\u4E0E\u5B9E\u8BAD\u5B66\u65F6\u8BC1\u660E", features: "\u5B66\u4E60\u8BB0\u5F55\u968F\u8BC1\u4E66\u5F52\u6863" }
  ],
  certificates: {
    vendor: { org: "\u4E91\u9636\u4F01\u4E1A\u8F6F\u4EF6", issuer: "\u4E91\u9636\u4F01\u4E1A\u8F6F\u4EF6", type: "VENDOR", desc: "\u5382\u5546\u8BA4\u8BC1\u8BC1\u4E66", verification: 0, benefits: "\u62DB\u8058\u4F18\u5148\uFF0C\u4F19\u4F34\u4F01\u4E1A\u9879\u76EE\u51C6\u5165" },
    alliance: { org: "\u6570\u5B57\u5546\u79D1\u4EA7\u4E1A\u8054\u76DF", issuer: "\u6570\u5B57\u5546\u79D1\u4EA7\u4E1A\u8054\u76DF", type: "SKILL_LEVEL", desc: "\u804C\u4E1A\u6280\u80FD\u7B49\u7EA7\u8BC1\u4E66", verification: 2, benefits: "\u9662\u6821\u5B66\u5206\u4E92\u8BA4\uFF0C\u6559\u80B2\u7F51\u53EF\u67E5" }
  },
  categories: [
    {
      name: "\u5C97\u4F4D\u8BA4\u8BC1",
      courses: [
        course("\u6570\u5B57\u8D22\u52A1\u5E94\u7528\u5E08\uFF08\u4E2D\u7EA7\uFF09", "ledger", [2980, "2480\u8D77", 2140], [1, 2, 3], "vendor", { tag: "\u8BA4\u8BC1\u5B63" }),
        course("\u4F9B\u5E94\u94FE\u5E94\u7528\u5E08\uFF08\u4E2D\u7EA7\uFF09", "logistics", [2980, "2480", 1188], [1, 2, 3], "vendor"),
        course("\u7ECF\u8425\u6570\u636E\u5206\u6790\u5E08", "data", [3680, "2980\u8D77", 1642], [1, 2, 3], "alliance", { tag: "\u70ED\u62DB" }),
        course("\u4EBA\u529B\u8D44\u6E90\u6570\u5B57\u5316\u5B9E\u52A1", "announcement", [2280, "1880", 530], [1, 2], "vendor"),
        course("\u667A\u80FD\u5236\u9020\u6267\u884C\u7CFB\u7EDF\u5E94\u7528\u5E08", "robot", [3980, "3480", 417], [1, 2, 3], "alliance"),
        course("\u7A0E\u52A1\u6570\u5B57\u5316\u4E13\u5458", "ledger", [1980, "1580", 902], [1, 2], "vendor")
      ]
    },
    {
      name: "\u987E\u95EE\u4E0E\u5F00\u53D1",
      courses: [
        course("\u4F01\u4E1A\u8F6F\u4EF6\u5B9E\u65BD\u987E\u95EE\u8BAD\u7EC3\u8425", "partnership", [6800, "5800\u8D77", 876], [1, 4], "vendor", { tag: "\u5C0F\u73ED\u5236" }),
        course("\u4F4E\u4EE3\u7801\u5E94\u7528\u5F00\u53D1\u5E08", "code", [3280, "2680", 1305], [1, 2, 3], "alliance"),
        course("\u6570\u636E\u5EFA\u6A21\u4E0E\u62A5\u8868\u5F00\u53D1", "data", [3680, "3180", 488], [1, 2], "vendor"),
        course("\u9879\u76EE\u7BA1\u7406\u5B9E\u6218", "calendar", [2680, "2180", 360], [1], "vendor", { childType: "E24" }),
        course("\u63A5\u53E3\u96C6\u6210\u5165\u95E8", "code", [1980, "1680", 254], [1], "vendor")
      ]
    },
    {
      name: "\u9662\u6821\u5408\u4F5C",
      courses: [
        course("\u6570\u5B57\u5546\u79D1\u5E08\u8D44\u7814\u4FEE\u73ED", "desk", [1980, "1280", 312], [1, 3], "alliance"),
        course("\u4E1A\u8D22\u4E00\u4F53\u6C99\u76D8\u8BFE\u7A0B\u5305", "ledger", [9800, "8800\u8D77", 198], [1, 4], "alliance", { childType: "E10" }),
        course("\u5B66\u751F\u6280\u80FD\u7ADE\u8D5B\u8F85\u5BFC", "trophy", [1280, "980", 441], [1, 4], "alliance"),
        course("\u9876\u5C97\u5B9E\u4E60\u4F01\u4E1A\u5BFC\u5E08\u8BFE", "partnership", [0, "0", 156], [1], ""),
        course("\u6570\u5B57\u5316\u901A\u8BC6\u516C\u5F00\u8BFE", "campus", [0, "0", 1033], [1], "", { tag: "\u514D\u8D39" })
      ]
    }
  ]
};

// server/src/sample/schools/kuka.ts
var kuka = {
  id: "20003",
  projectName: "\u667A\u80FD\u5236\u9020\u4EBA\u624D\u9879\u76EE",
  shortName: "\u5E93\u5361",
  province: "\u4E0A\u6D77\u5E02",
  city: "\u4E0A\u6D77\u5E02",
  district: "\u677E\u6C5F\u533A",
  address: "\u4E0A\u6D77\u5E02\u677E\u6C5F\u533A\u667A\u9020\u5927\u9053300\u53F7",
  look: { accent: "#c2410c", corners: "sharp", mark: "joint" },
  brandName: "\u5E93\u5361",
  licence: "\u57F9\u8BAD\u670D\u52A1\u8BB8\u53EF\uFF1A\u6837\u4F8B\u5B57\u7B2C 310117-0300 \u53F7",
  recordNumber: "\u6837\u4F8B\u5907 2026000300 \u53F7",
  schoolType: { code: "E8", name: "\u6280\u80FD\u57F9\u8BAD\u4E2D\u5FC3", parent: "PE12" },
  property: "\u4F01\u4E1A\u57F9\u8BAD\u4E2D\u5FC3",
  grade: "\u4EA7\u6559\u878D\u5408\u578B\u4F01\u4E1A",
  trainingMode: "\u5168\u8131\u4EA7\u5B9E\u64CD",
  services: ["ENTERPRISE_TRAINING", "SKILL_EVALUATION", "EMPLOYMENT"],
  hotline: "400-000-0530",
  mobile: "13800000530",
  domain: "kuka",
  hasPracticalTraining: true,
  hasExamSite: true,
  crowd: "\u5DE5\u4E1A\u673A\u5668\u4EBA\u64CD\u4F5C\u4E0E\u7EF4\u62A4\u4EBA\u5458\u3001\u81EA\u52A8\u5316\u5DE5\u7A0B\u5E08\u3001\u804C\u4E1A\u9662\u6821\u5E08\u751F",
  organizationLabels: { certification: "", institutions: "" },
  institution: {
    name: "\u5E93\u5361\u6280\u80FD\u57F9\u8BAD\u4E2D\u5FC3",
    property: "\u4F01\u4E1A\u57F9\u8BAD\u4E2D\u5FC3",
    faculty: "\u57F9\u8BAD\u5DE5\u7A0B\u5E08 34 \u4EBA\uFF0C\u4EBA\u5747\u5B8C\u6210 20 \u6761\u4EE5\u4E0A\u4EA7\u7EBF\u8C03\u8BD5\u3002",
    features: "\u6BCF\u4E24\u4EBA\u4E00\u53F0\u673A\u5668\u4EBA\uFF0C\u9519\u8BEF\u7531\u4F60\u72AF\u3001\u539F\u56E0\u7531\u4F60\u627E\u3001\u7A0B\u5E8F\u7531\u4F60\u6539\u3002",
    facilities: "48 \u53F0\u516D\u8F74\u673A\u5668\u4EBA\u300112 \u4E2A\u5DE5\u4F5C\u7AD9\u3001\u6FC0\u5149\u5B89\u5168\u56F4\u680F\u5168\u8986\u76D6\u3002"
  },
  mission: "\u628A\u7B2C\u4E00\u6B21\u649E\u673A\u7559\u5728\u57F9\u8BAD\u4E2D\u5FC3",
  banners: [
    { name: "robot", eyebrow: "\u5DE5\u4E1A\u673A\u5668\u4EBA \xB7 \u4E24\u4EBA\u4E00\u673A", headline: "\u8BA9\u673A\u5668\u542C\u4F60\u7684\u8BDD", line: "\u793A\u6559\u3001\u7F16\u7A0B\u3001\u8C03\u8BD5\uFF0C\u5341\u4E2A\u5DE5\u4F5C\u65E5\u4E0A\u624B", motifs: ["robot", "machining", "forklift"], people: ["cap", "helmet"], light: false },
    { name: "weld", eyebrow: "\u673A\u5668\u4EBA\u710A\u63A5", headline: "\u710A\u7F1D\u7531\u7A0B\u5E8F\u8BF4\u8BDD", line: "\u79BB\u7EBF\u7F16\u7A0B\u4E0E\u5DE5\u827A\u5305\uFF0C\u4EA7\u7EBF\u7EA7\u6848\u4F8B", motifs: ["welding", "robot", "data"], people: ["helmet", "cap"], light: true },
    { name: "cell", eyebrow: "\u5DE5\u4F5C\u7AD9\u96C6\u6210", headline: "\u4ECE\u56FE\u7EB8\u5230\u4EA7\u7EBF", line: "\u7535\u6C14\u3001\u89C6\u89C9\u3001\u7269\u6D41\u4E00\u4F53\u5316\u9879\u76EE\u8BFE", motifs: ["electrician", "code", "logistics"], people: ["cap", "none"], light: false }
  ],
  trades: [
    { name: "\u673A\u5668\u4EBA\u64CD\u4F5C", motif: "robot", course: "\u5DE5\u4E1A\u673A\u5668\u4EBA\u64CD\u4F5C\u5458\uFF08\u56DB\u7EA7\uFF09", teacher: "\u987E\u6653\u5CF0", skill: "\u793A\u6559\u5668\u64CD\u4F5C\u4E0E\u5750\u6807\u7CFB\u6807\u5B9A", employer: "\u7533\u6C5F\u6C7D\u8F66\u96F6\u90E8\u4EF6" },
    { name: "\u673A\u5668\u4EBA\u7F16\u7A0B", motif: "code", course: "\u673A\u5668\u4EBA\u7F16\u7A0B\u5DE5\u7A0B\u5E08", teacher: "\u9676\u7136", skill: "\u8F68\u8FF9\u89C4\u5212\u4E0E\u4E2D\u65AD\u7A0B\u5E8F", employer: "\u6D66\u6210\u81EA\u52A8\u5316" },
    { name: "\u673A\u5668\u4EBA\u710A\u63A5", motif: "welding", course: "\u673A\u5668\u4EBA\u710A\u63A5\u5DE5\u827A\u73ED", teacher: "\u90B5\u7ACB\u65B0", skill: "\u5F27\u710A\u5DE5\u827A\u5305\u4E0E\u5BFB\u4F4D", employer: "\u6CAA\u4E1C\u94A2\u6784" },
    { name: "\u7535\u6C14\u96C6\u6210", motif: "electrician", course: "\u5DE5\u4F5C\u7AD9\u7535\u6C14\u96C6\u6210", teacher: "\u91D1\u6CE2", skill: "\u5B89\u5168\u56DE\u8DEF\u4E0E\u603B\u7EBF\u914D\u7F6E", employer: "\u6D66\u6210\u81EA\u52A8\u5316" },
    { name: "\u6570\u63A7\u4E0E\u4E0A\u4E0B\u6599", motif: "machining", course: "\u673A\u5E8A\u4E0A\u4E0B\u6599\u5DE5\u4F5C\u7AD9", teacher: "\u7530\u91CE", skill: "\u5939\u5177\u5207\u6362\u4E0E\u8282\u62CD\u4F18\u5316", employer: "\u677E\u6C5F\u7CBE\u673A" },
    { name: "\u4ED3\u50A8\u642C\u8FD0", motif: "forklift", course: "\u7801\u579B\u4E0E\u4ED3\u50A8\u673A\u5668\u4EBA", teacher: "\u6BB7\u4FCA", skill: "\u7801\u579B\u7B97\u6CD5\u4E0E\u8F93\u9001\u7EBF\u8054\u8C03", employer: "\u6D77\u6E2F\u667A\u4ED3" }
  ],
  points: [
    { type: "ENROLL", name: "\u57F9\u8BAD\u4E2D\u5FC3\u524D\u53F0", address: "\u677E\u6C5F\u533A\u667A\u9020\u5927\u9053300\u53F71\u53F7\u95E8", hours: "08:30-17:30", phone: "400-000-0530", scope: "\u5168\u56FD", offset: [0, 0] },
    { type: "TEACHING", name: "\u673A\u5668\u4EBA\u5B9E\u8BAD\u5927\u5385", address: "\u677E\u6C5F\u533A\u667A\u9020\u5927\u9053300\u53F7A\u5385", hours: "08:30-17:30", phone: "400-000-0530", offset: [0.1, 0.1] },
    { type: "TEACHING", name: "\u591C\u73ED\u5E26\u6559\u4EA7\u7EBF", address: "\u5609\u5B9A\u533A\u5B89\u9A70\u8DEF18\u53F7", hours: "22:00-06:00", phone: "400-000-0531", offset: [-6.3, 31.4] },
    { type: "EXAM", name: "\u7406\u8BBA\u4E0E\u5B9E\u64CD\u8003\u573A", address: "\u677E\u6C5F\u533A\u667A\u9020\u5927\u9053300\u53F7C\u5385", hours: "09:00-16:00", phone: "400-000-0530", offset: [0.2, 0.1] }
  ],
  organizations: [
    { name: "\u667A\u80FD\u5236\u9020\u6280\u80FD\u8054\u76DF", orgType: "CERTIFICATION", level: "INTERNATIONAL", scope: "\u5DE5\u4E1A\u673A\u5668\u4EBA\u64CD\u4F5C\u3001\u7F16\u7A0B\u3001\u7EF4\u62A4\u80FD\u529B\u8BA4\u8BC1", features: "\u4E09\u7EA7\u80FD\u529B\u6807\u51C6\uFF0C\u53CC\u8BED\u8BC1\u4E66" },
    { name: "\u534E\u4E1C\u667A\u9020\u8BC4\u4EF7\u4E2D\u5FC3", orgType: "CERTIFICATION", level: "COUNTRY", scope: "\u5DE5\u4E1A\u673A\u5668\u4EBA\u7CFB\u7EDF\u64CD\u4F5C\u5458\u7B49\u7EA7\u8BA4\u5B9A", features: "\u5B9E\u64CD\u5360\u4E03\u6210" },
    { name: "\u5E93\u5361\u6280\u80FD\u57F9\u8BAD\u4E2D\u5FC3", orgType: "ISSUING", level: "COMPANY", scope: "\u4EA7\u54C1\u64CD\u4F5C\u57F9\u8BAD\u8BC1\u4E66", features: "\u8BB0\u5F55\u673A\u578B\u4E0E\u8F6F\u4EF6\u7248\u672C" }
  ],
  certificates: {
    skill: { org: "\u534E\u4E1C\u667A\u9020\u8BC4\u4EF7\u4E2D\u5FC3", issuer: "\u534E\u4E1C\u667A\u9020\u8BC4\u4EF7\u4E2D\u5FC3", type: "SKILL_LEVEL", desc: "\u804C\u4E1A\u6280\u80FD\u7B49\u7EA7\u8BC1\u4E66", verification: 1, benefits: "\u53EF\u7533\u9886\u6280\u80FD\u8865\u8D34\uFF0C\u4F01\u4E1A\u5B9A\u5C97\u5B9A\u85AA\u53C2\u8003" },
    alliance: { org: "\u667A\u80FD\u5236\u9020\u6280\u80FD\u8054\u76DF", issuer: "\u667A\u80FD\u5236\u9020\u6280\u80FD\u8054\u76DF", type: "INTERNATIONAL", desc: "\u56FD\u9645\u80FD\u529B\u8BC1\u4E66", verification: 0, benefits: "\u53CC\u8BED\u8BC1\u4E66\uFF0C\u96C6\u6210\u5546\u9879\u76EE\u51C6\u5165" },
    product: { org: "\u5E93\u5361\u6280\u80FD\u57F9\u8BAD\u4E2D\u5FC3", issuer: "\u5E93\u5361\u6280\u80FD\u57F9\u8BAD\u4E2D\u5FC3", type: "PRODUCT", desc: "\u64CD\u4F5C\u57F9\u8BAD\u8BC1\u4E66", verification: 0, benefits: "\u6301\u8BC1\u65B9\u53EF\u4E0A\u673A\uFF0C\u8BB0\u5F55\u673A\u578B\u4E0E\u7248\u672C" }
  },
  categories: [
    {
      name: "\u64CD\u4F5C\u4E0E\u7F16\u7A0B",
      courses: [
        course("\u5DE5\u4E1A\u673A\u5668\u4EBA\u64CD\u4F5C\u5458\uFF08\u56DB\u7EA7\uFF09", "robot", [3680, "2980\u8D77", 2264], [1, 2, 3], "skill", { subsidy: 1500, tag: "\u4E24\u4EBA\u4E00\u673A" }),
        course("\u673A\u5668\u4EBA\u7F16\u7A0B\u5DE5\u7A0B\u5E08", "code", [5800, "4980", 1530], [1, 2, 3], "alliance", { tag: "\u70ED\u62DB" }),
        course("\u673A\u5668\u4EBA\u7EF4\u62A4\u4FDD\u517B\u73ED", "machining", [4280, "3680", 688], [1, 2], "product"),
        course("\u793A\u6559\u5668\u4E09\u65E5\u4E0A\u624B", "robot", [1680, "1280", 1207], [1], "product"),
        course("\u79BB\u7EBF\u7F16\u7A0B\u4E0E\u4EFF\u771F", "data", [3980, "3480", 560], [1, 2], "alliance"),
        course("\u673A\u5668\u4EBA\u5B89\u5168\u89C4\u8303\u8BFE", "fireSafety", [580, "0\u8D77", 932], [1], "product", { tag: "\u5FC5\u4FEE", childType: "E10" })
      ]
    },
    {
      name: "\u5DE5\u827A\u4E0E\u96C6\u6210",
      courses: [
        course("\u673A\u5668\u4EBA\u710A\u63A5\u5DE5\u827A\u73ED", "welding", [6800, "5980\u8D77", 814], [1, 2, 3], "alliance"),
        course("\u5DE5\u4F5C\u7AD9\u7535\u6C14\u96C6\u6210", "electrician", [5200, "4680", 437], [1, 4], "alliance"),
        course("\u673A\u5E8A\u4E0A\u4E0B\u6599\u5DE5\u4F5C\u7AD9", "machining", [4980, "4280", 326], [1, 4], "product"),
        course("\u7801\u579B\u4E0E\u4ED3\u50A8\u673A\u5668\u4EBA", "forklift", [4680, "3980", 391], [1, 4], "product", { childType: "E24" }),
        course("\u89C6\u89C9\u5F15\u5BFC\u6293\u53D6", "robot", [5600, "4980", 275], [1], "alliance")
      ]
    },
    {
      name: "\u9662\u6821\u5E08\u8D44",
      courses: [
        course("\u673A\u5668\u4EBA\u5E08\u8D44\u8BA4\u8BC1\u73ED", "desk", [4800, "3800", 208], [1, 2, 3], "alliance"),
        course("\u6280\u80FD\u7ADE\u8D5B\u96C6\u8BAD\u8425", "trophy", [3600, "2980\u8D77", 447], [1, 4], "alliance"),
        course("\u73B0\u4EE3\u5B66\u5F92\u5236\u4F01\u4E1A\u8BFE\u7A0B", "partnership", [2800, "2280", 163], [1], "product"),
        course("\u4EA7\u7EBF\u5F00\u653E\u65E5\u7814\u5B66", "campus", [0, "0", 352], [1], "", { tag: "\u514D\u8D39" }),
        course("\u667A\u80FD\u5236\u9020\u6982\u8BBA", "robot", [980, "680", 519], [1], "product")
      ]
    }
  ]
};

// server/src/sample/schools/qiming.ts
var qiming = {
  id: "10001",
  projectName: "\u542F\u660E\u6280\u80FD",
  shortName: "\u542F\u660E",
  province: "\u6D59\u6C5F\u7701",
  city: "\u676D\u5DDE\u5E02",
  district: "\u62F1\u5885\u533A",
  address: "\u6D59\u6C5F\u7701\u676D\u5DDE\u5E02\u62F1\u5885\u533A\u542F\u660E\u8DEF88\u53F7",
  look: { accent: "#2456a6", corners: "soft", mark: "sunrise" },
  brandName: "\u542F\u660E\u6280\u80FD",
  licence: "\u6C11\u529E\u5B66\u6821\u529E\u5B66\u8BB8\u53EF\u8BC1\uFF1A\u6837\u4F8B\u5B57\u7B2C 330105-0088 \u53F7",
  recordNumber: "\u6837\u4F8B\u5907 2026000088 \u53F7",
  schoolType: { code: "E1", name: "\u804C\u4E1A\u57F9\u8BAD\u5B66\u6821", parent: "PE1" },
  property: "\u6C11\u529E\u804C\u4E1A\u57F9\u8BAD\u673A\u6784",
  grade: "AAA \u7EA7\u57F9\u8BAD\u673A\u6784",
  trainingMode: "\u7EBF\u4E0A\u7406\u8BBA\uFF0B\u7EBF\u4E0B\u5B9E\u64CD",
  services: ["SKILL_TRAINING", "SKILL_EVALUATION", "EMPLOYMENT"],
  hotline: "400-000-0188",
  mobile: "13800000188",
  domain: "qiming",
  hasPracticalTraining: true,
  hasExamSite: true,
  crowd: "\u4F01\u4E1A\u5728\u804C\u804C\u5DE5\u3001\u6C42\u804C\u9752\u5E74\u3001\u8F6C\u5C97\u4EBA\u5458\u3001\u9000\u5F79\u519B\u4EBA\u3001\u7075\u6D3B\u5C31\u4E1A\u4EBA\u5458",
  organizationLabels: { certification: "\u8BA4\u8BC1\u673A\u6784", institutions: "\u57F9\u8BAD\u673A\u6784" },
  institution: {
    name: "\u542F\u660E\u804C\u4E1A\u57F9\u8BAD\u5B66\u6821",
    property: "\u6C11\u529E\u975E\u5B66\u5386\u804C\u4E1A\u57F9\u8BAD",
    faculty: "\u4E13\u517C\u804C\u6559\u5E08 126 \u4EBA\uFF0C\u5176\u4E2D\u9AD8\u7EA7\u6280\u5E08 38 \u4EBA\u3001\u6280\u5E08 47 \u4EBA\uFF0C\u4F01\u4E1A\u4E00\u7EBF\u5BFC\u5E08\u5360\u516D\u6210\u3002",
    features: "\u5C0F\u73ED\u5B9E\u64CD\u3001\u5E08\u5E26\u5F92\u3001\u8003\u57F9\u5206\u79BB\uFF1B\u6BCF\u95E8\u8BFE\u90FD\u6709\u53EF\u67E5\u7684\u51FA\u52E4\u4E0E\u5B9E\u64CD\u8BB0\u5F55\u3002",
    facilities: "8 \u4E2A\u5B9E\u8BAD\u8F66\u95F4\u3001312 \u4E2A\u5B9E\u64CD\u5DE5\u4F4D\uFF0C\u710A\u63A5\u70DF\u5C18\u96C6\u4E2D\u51C0\u5316\uFF0C\u7535\u5DE5\u5B9E\u8BAD\u53F0\u5168\u90E8\u53CC\u91CD\u65AD\u7535\u4FDD\u62A4\u3002"
  },
  mission: "\u8BA9\u6BCF\u4E00\u53CC\u80AF\u5B66\u7684\u624B\uFF0C\u90FD\u6709\u4E00\u4EFD\u62FF\u5F97\u51FA\u624B\u7684\u672C\u4E8B",
  banners: [
    { name: "autumn", eyebrow: "\u79CB\u5B63\u73ED \xB7 \u73B0\u6B63\u62DB\u751F", headline: "\u628A\u624B\u827A\u53D8\u6210\u5E95\u6C14", line: "\u8FB9\u5B66\u8FB9\u7EC3\u8FB9\u62FF\u8BC1\uFF0C\u5341\u4E8C\u4E2A\u5DE5\u79CD\u540C\u6B65\u5F00\u73ED", motifs: ["electrician", "welding", "machining"], people: ["helmet", "none"], light: false },
    { name: "subsidy", eyebrow: "\u6280\u80FD\u63D0\u5347\u8865\u8D34", headline: "\u5B66\u6280\u80FD \u9886\u8865\u8D34", line: "\u53D6\u8BC1\u5373\u53EF\u7533\u9886\uFF0C\u6700\u9AD8\u4E24\u5343\u4E94\u767E\u5143", motifs: ["diploma", "calendar", "desk"], people: ["none", "none"], light: true },
    { name: "kitchen", eyebrow: "\u5468\u672B\u624B\u827A\u73ED", headline: "\u7076\u53F0\u4E0A\u89C1\u771F\u529F\u592B", line: "\u4E2D\u5F0F\u70F9\u8C03\u4E0E\u897F\u5F0F\u9762\u70B9\uFF0C\u96F6\u57FA\u7840\u53EF\u62A5", motifs: ["cooking", "baking", "nutrition"], people: ["chef", "chef"], light: true },
    { name: "contest", eyebrow: "\u7B2C\u516D\u5C4A\u542F\u660E\u676F", headline: "\u5230\u8D5B\u573A\u4E0A\u6BD4\u4E00\u6BD4", line: "\u710A\u63A5\u3001\u7535\u5DE5\u3001\u6570\u63A7\u4E09\u5927\u8D5B\u9879\u62A5\u540D\u4E2D", motifs: ["trophy", "machining", "welding"], people: ["helmet", "cap"], light: false }
  ],
  trades: [
    { name: "\u7535\u5DE5", motif: "electrician", course: "\u7535\u5DE5\uFF08\u56DB\u7EA7\uFF09\u6280\u80FD\u63D0\u5347\u73ED", teacher: "\u5468\u5EFA\u660E", skill: "\u914D\u7535\u7BB1\u5B89\u88C5\u4E0E\u6545\u969C\u6392\u67E5", employer: "\u752C\u6C5F\u7535\u6C14\u8BBE\u5907\u5382" },
    { name: "\u710A\u5DE5", motif: "welding", course: "\u710A\u5DE5\uFF08\u56DB\u7EA7\uFF09\u6280\u80FD\u63D0\u5347\u73ED", teacher: "\u6C88\u56FD\u534E", skill: "\u5E73\u677F\u5BF9\u63A5\u4E0E\u7BA1\u677F\u710A", employer: "\u94B1\u6F6E\u91CD\u5DE5\u88C5\u5907" },
    { name: "\u4E2D\u5F0F\u70F9\u8C03\u5E08", motif: "cooking", course: "\u4E2D\u5F0F\u70F9\u8C03\u5E08\uFF08\u56DB\u7EA7\uFF09\u7CBE\u54C1\u73ED", teacher: "\u65B9\u7389\u5170", skill: "\u676D\u5E2E\u70ED\u83DC\u4E0E\u51B7\u76D8\u62FC\u6446", employer: "\u897F\u6EAA\u91CC\u9910\u996E" },
    { name: "\u53C9\u8F66\u53F8\u673A", motif: "forklift", course: "\u53C9\u8F66\u53F8\u673A\u64CD\u4F5C\u8BC1\u73ED", teacher: "\u9646\u6D77\u6CE2", skill: "\u72ED\u9053\u5806\u579B\u4E0E\u8F7D\u91CD\u884C\u9A76", employer: "\u4E1C\u7AD9\u7269\u6D41\u56ED" },
    { name: "\u4FDD\u80B2\u5E08", motif: "childcare", course: "\u4FDD\u80B2\u5E08\uFF08\u4E94\u7EA7\uFF09\u5165\u95E8\u73ED", teacher: "\u4F55\u9759", skill: "\u4E00\u65E5\u751F\u6D3B\u7167\u62A4\u4E0E\u5E94\u6025\u5904\u7F6E", employer: "\u5C0F\u6854\u706F\u6258\u80B2\u4E2D\u5FC3" },
    { name: "\u6570\u63A7\u8F66\u5DE5", motif: "machining", course: "\u6570\u63A7\u8F66\u5DE5\uFF08\u4E09\u7EA7\uFF09\u9AD8\u7EA7\u73ED", teacher: "\u7AE0\u536B\u4E1C", skill: "\u8F74\u7C7B\u96F6\u4EF6\u7F16\u7A0B\u4E0E\u52A0\u5DE5", employer: "\u8427\u5C71\u7CBE\u5BC6\u96F6\u4EF6\u5382" }
  ],
  points: [
    { type: "ENROLL", name: "\u542F\u660E\u603B\u6821\u62A5\u540D\u5904", address: "\u62F1\u5885\u533A\u542F\u660E\u8DEF88\u53F71\u53F7\u697C\u5927\u5385", hours: "08:30-17:30", phone: "400-000-0188", scope: "\u6D59\u6C5F\u7701\u5168\u7701", offset: [0, 0] },
    { type: "ENROLL", name: "\u6EE8\u6C5F\u62DB\u751F\u670D\u52A1\u7AD9", address: "\u6EE8\u6C5F\u533A\u6C5F\u7554\u8DEF216\u53F72\u5C42", hours: "09:00-20:00", phone: "400-000-0189", scope: "\u676D\u5DDE\u5E02\u6EE8\u6C5F\u533A\u3001\u8427\u5C71\u533A", offset: [5.2, -8.1] },
    { type: "TEACHING", name: "\u5317\u90E8\u5B9E\u8BAD\u57FA\u5730", address: "\u62F1\u5885\u533A\u542F\u660E\u8DEF88\u53F73\u81F35\u53F7\u697C", hours: "08:00-21:00", phone: "400-000-0188", offset: [0.2, 0.3] },
    { type: "TEACHING", name: "\u4E0B\u6C99\u710A\u63A5\u4E0E\u6570\u63A7\u8F66\u95F4", address: "\u94B1\u5858\u533A\u5341\u53F7\u5927\u885719\u53F7", hours: "08:00-18:00", phone: "400-000-0190", offset: [19.4, 2.6] },
    { type: "TEACHING", name: "\u591C\u6821\u70F9\u996A\u6559\u5BA4", address: "\u4E0A\u57CE\u533A\u6E05\u6CB3\u91CC32\u53F7", hours: "18:00-21:30", phone: "", offset: [2.1, -4.4] },
    { type: "EXAM", name: "\u542F\u660E\u7406\u8BBA\u673A\u8003\u4E2D\u5FC3", address: "\u62F1\u5885\u533A\u542F\u660E\u8DEF88\u53F72\u53F7\u697C4\u5C42", hours: "08:30-17:00", phone: "400-000-0188", offset: [0.1, 0.1] },
    { type: "EXAM", name: "\u4F59\u676D\u6807\u51C6\u5316\u8003\u70B9", address: "\u4F59\u676D\u533A\u6587\u6D25\u8DEF75\u53F7", hours: "", phone: "400-000-0191", offset: [-14.8, 3.2] },
    { type: "EVALUATE", name: "\u542F\u660E\u6280\u80FD\u7B49\u7EA7\u8BA4\u5B9A\u7AD9", address: "\u62F1\u5885\u533A\u542F\u660E\u8DEF88\u53F76\u53F7\u697C", hours: "08:30-16:30", phone: "400-000-0188", offset: [0.3, -0.1] }
  ],
  organizations: [
    { name: "\u4E4B\u6C5F\u6280\u80FD\u8BC4\u4EF7\u4E2D\u5FC3", orgType: "CERTIFICATION", level: "PROVINCE", scope: "\u7535\u5DE5\u3001\u710A\u5DE5\u3001\u70F9\u8C03\u3001\u4FDD\u80B2\u7B49 24 \u4E2A\u804C\u4E1A\u4E94\u7EA7\u81F3\u4E8C\u7EA7\u8BA4\u5B9A", features: "\u8003\u57F9\u5206\u79BB\uFF0C\u73B0\u573A\u5168\u7A0B\u5F55\u50CF\uFF0C\u5341\u4E94\u4E2A\u5DE5\u4F5C\u65E5\u51FA\u8BC1" },
    { name: "\u4E1C\u6D77\u7279\u79CD\u4F5C\u4E1A\u8003\u6838\u7AD9", orgType: "CERTIFICATION", level: "CITY", scope: "\u4F4E\u538B\u7535\u5DE5\u3001\u7194\u5316\u710A\u63A5\u3001\u53C9\u8F66\u7B49\u64CD\u4F5C\u8BC1\u8003\u6838", features: "\u673A\u8003\u968F\u5230\u968F\u7EA6\uFF0C\u5B9E\u64CD\u8003\u6838\u4E0D\u8FC7\u53EF\u514D\u8D39\u8865\u8003\u4E00\u6B21" },
    { name: "\u542F\u660E\u804C\u4E1A\u57F9\u8BAD\u5B66\u6821", orgType: "ISSUING", level: "COMPANY", scope: "\u57F9\u8BAD\u7ED3\u4E1A\u8BC1\u4E66\u4E0E\u5B66\u65F6\u8BC1\u660E", features: "\u8BC1\u4E66\u53EF\u5728\u672C\u7AD9\u67E5\u8BE2\uFF0C\u9644\u8BFE\u7A0B\u4E0E\u5B66\u65F6\u660E\u7EC6" }
  ],
  certificates: {
    skill: { org: "\u4E4B\u6C5F\u6280\u80FD\u8BC4\u4EF7\u4E2D\u5FC3", issuer: "\u4E4B\u6C5F\u6280\u80FD\u8BC4\u4EF7\u4E2D\u5FC3", type: "SKILL_LEVEL", desc: "\u804C\u4E1A\u6280\u80FD\u7B49\u7EA7\u8BC1\u4E66", verification: 1, benefits: "\u53EF\u7533\u9886\u6280\u80FD\u63D0\u5347\u8865\u8D34\u3001\u79EF\u5206\u843D\u6237\u52A0\u5206\u3001\u4F01\u4E1A\u85AA\u916C\u5B9A\u7EA7\u53C2\u8003" },
    special: { org: "\u4E1C\u6D77\u7279\u79CD\u4F5C\u4E1A\u8003\u6838\u7AD9", issuer: "\u4E1C\u6D77\u7279\u79CD\u4F5C\u4E1A\u8003\u6838\u7AD9", type: "SPECIAL_OPERATION", desc: "\u7279\u79CD\u4F5C\u4E1A\u64CD\u4F5C\u8BC1", verification: 1, benefits: "\u6301\u8BC1\u4E0A\u5C97\uFF0C\u516D\u5E74\u6709\u6548\uFF0C\u4E09\u5E74\u590D\u5BA1" },
    graduation: { org: "\u542F\u660E\u804C\u4E1A\u57F9\u8BAD\u5B66\u6821", issuer: "\u542F\u660E\u804C\u4E1A\u57F9\u8BAD\u5B66\u6821", type: "GRADUATION", desc: "\u57F9\u8BAD\u7ED3\u4E1A\u8BC1\u4E66", verification: 0, benefits: "\u9644\u8BFE\u7A0B\u4E0E\u5B66\u65F6\u660E\u7EC6\uFF0C\u7528\u4EBA\u5355\u4F4D\u53EF\u5728\u7EBF\u6838\u9A8C" },
    degree: { org: "\u5F00\u653E\u5B66\u4E60\u8054\u76DF", issuer: "\u5F00\u653E\u5B66\u4E60\u8054\u76DF", type: "DEGREE", desc: "\u5B66\u5386\u8BC1\u4E66", verification: 2, benefits: "\u6559\u80B2\u7F51\u53EF\u67E5\uFF0C\u53EF\u62A5\u8003\u804C\u79F0\u4E0E\u516C\u5F00\u62DB\u8058" }
  },
  categories: [
    {
      name: "\u6280\u80FD\u7B49\u7EA7",
      courses: [
        course("\u7535\u5DE5\uFF08\u56DB\u7EA7\uFF09\u6280\u80FD\u63D0\u5347\u73ED", "electrician", [2680, "1980\u8D77", 2310], [1, 2, 3], "skill", { subsidy: 1500, tag: "\u70ED\u62DB" }),
        course("\u710A\u5DE5\uFF08\u56DB\u7EA7\uFF09\u6280\u80FD\u63D0\u5347\u73ED", "welding", [2980, "2280", 1846], [1, 2, 3], "skill", { subsidy: 1500, tag: "\u53EF\u9886\u8865\u8D34" }),
        course("\u4E2D\u5F0F\u70F9\u8C03\u5E08\uFF08\u56DB\u7EA7\uFF09\u7CBE\u54C1\u73ED", "cooking", [3280, "2680\u8D77", 1278], [1, 2, 3, 4], "skill", { subsidy: 1500 }),
        course("\u6570\u63A7\u8F66\u5DE5\uFF08\u4E09\u7EA7\uFF09\u9AD8\u7EA7\u73ED", "machining", [4680, "3980", 964], [1, 2, 3], "skill", { subsidy: 2500, tag: "\u540D\u989D\u7D27\u5F20" }),
        course("\u4FDD\u80B2\u5E08\uFF08\u4E94\u7EA7\uFF09\u5165\u95E8\u73ED", "childcare", [1980, "1580", 712], [1, 2, 3], "skill", { subsidy: 1e3 }),
        course("\u897F\u5F0F\u9762\u70B9\u5E08\uFF08\u4E94\u7EA7\uFF09\u5468\u672B\u73ED", "baking", [2380, "1880\u8D77", 655], [1, 2, 3], "skill", { subsidy: 1e3, tag: "\u5468\u672B\u5F00\u8BFE" }),
        course("\u6D88\u9632\u8BBE\u65BD\u64CD\u4F5C\u5458\uFF08\u56DB\u7EA7\uFF09", "fireSafety", [3680, "3180", 1502], [1, 2, 3], "skill", { tag: "\u5C31\u4E1A\u70ED\u95E8" }),
        course("\u94B3\u5DE5\uFF08\u4E09\u7EA7\uFF09\u6280\u5E08\u9884\u5907\u73ED", "machining", [4280, "4280", 388], [1, 4], "skill", { childType: "E2" }),
        course("\u780C\u7B51\u5DE5\uFF08\u4E94\u7EA7\uFF09\u5DE5\u5730\u9001\u6559\u73ED", "building", [1280, "980\u8D77", 246], [1, 2, 3], "skill", { subsidy: 1e3 })
      ]
    },
    {
      name: "\u7279\u79CD\u4F5C\u4E1A",
      courses: [
        course("\u4F4E\u538B\u7535\u5DE5\u64CD\u4F5C\u8BC1\u73ED", "electrician", [1380, "1080", 2042], [1, 2], "special", { tag: "\u6BCF\u5468\u5F00\u73ED" }),
        course("\u7194\u5316\u710A\u63A5\u4E0E\u70ED\u5207\u5272\u64CD\u4F5C\u8BC1\u73ED", "welding", [1480, "1180", 1390], [1, 2], "special"),
        course("\u53C9\u8F66\u53F8\u673A\u64CD\u4F5C\u8BC1\u73ED", "forklift", [1680, "1280\u8D77", 1754], [1, 2], "special", { tag: "\u70ED\u62DB" }),
        course("\u9AD8\u5904\u4F5C\u4E1A\u64CD\u4F5C\u8BC1\u73ED", "building", [1180, "980", 633], [1, 2], "special"),
        course("\u64CD\u4F5C\u8BC1\u590D\u5BA1\u7EE7\u7EED\u6559\u80B2", "calendar", [480, "380", 1120], [1], "special", { childType: "E10" }),
        course("\u6D88\u9632\u63A7\u5236\u5BA4\u503C\u73ED\u4EBA\u5458\u5B9E\u8BAD", "fireSafety", [1980, "1680", 540], [1, 2], "graduation")
      ]
    },
    {
      name: "\u521B\u4E1A\u5C31\u4E1A",
      courses: [
        course("\u5F00\u4E00\u5BB6\u793E\u533A\u5C0F\u5E97\uFF1A\u521B\u4E1A\u5B9E\u8BAD\u8425", "partnership", [980, "0\u8D77", 820], [1], "graduation", { tag: "\u9650\u65F6\u514D\u8D39", subsidy: 980 }),
        course("\u5916\u8D38\u4ED3\u50A8\u4E0E\u53D1\u8D27\u5B9E\u52A1", "logistics", [1280, "880", 318], [1, 4], "graduation"),
        course("\u77ED\u89C6\u9891\u5E26\u8D27\u5165\u95E8", "announcement", [1680, "1280", 905], [1], "graduation", { childType: "E24" }),
        course("\u65E9\u9910\u644A\u54C1\u7C7B\u4E8C\u5341\u8BB2", "cooking", [880, "680", 476], [1], "graduation"),
        course("\u5BB6\u5EAD\u7528\u7535\u68C0\u4FEE\u4E0A\u95E8\u5E08\u5085\u73ED", "electrician", [1580, "1280\u8D77", 288], [1, 4], "graduation")
      ]
    },
    {
      name: "\u5B66\u5386\u63D0\u5347",
      courses: [
        course("\u673A\u7535\u4E00\u4F53\u5316\u6280\u672F\uFF08\u4E13\u79D1\uFF09", "robot", [9800, "8600\u8D77", 432], [1, 2], "degree", { childType: "E12" }),
        course("\u5DE5\u7A0B\u7BA1\u7406\uFF08\u672C\u79D1\uFF09", "building", [12800, "11600", 351], [1, 2], "degree", { childType: "E12" }),
        course("\u5B66\u524D\u6559\u80B2\uFF08\u4E13\u79D1\uFF09", "childcare", [9600, "8600", 517], [1, 2], "degree", { childType: "E12", tag: "\u6625\u5B63\u73ED" }),
        course("\u73B0\u4EE3\u7269\u6D41\u7BA1\u7406\uFF08\u4E13\u79D1\uFF09", "logistics", [9800, "8800", 229], [1, 2], "degree", { childType: "E12" }),
        course("\u8BA1\u7B97\u673A\u5E94\u7528\uFF08\u4E13\u79D1\uFF09", "code", [9800, "8800\u8D77", 604], [1, 2], "degree", { childType: "E12" })
      ]
    }
  ]
};

// server/src/sample/sample-schools.ts
var CONTENT = new Map([qiming, hailan, kingdee, gdhuanbao, kuka].map((school) => [school.id, school]));
function contentOf(schoolId) {
  return CONTENT.get(schoolId);
}
function sampleContent(schoolId) {
  const content = CONTENT.get(schoolId);
  if (content === void 0) throw new Error(`school ${schoolId} has no sample content`);
  return content;
}

// server/src/sample/sample-art.ts
function sampleArt(schoolId) {
  const school = SAMPLE_SCHOOLS.find(({ id: id2 }) => id2 === schoolId);
  const content = contentOf(schoolId);
  if (school === void 0 || content === void 0) return void 0;
  return { name: school.name, phone: content.hotline, ...content.look, banners: content.banners };
}

// server/src/sign-in/password.ts
import { randomBytes as randomBytes4, scrypt, timingSafeEqual as timingSafeEqual3 } from "node:crypto";
var COST = { N: 2 ** 15, r: 8, p: 1 };
var HASH_BYTES = 32;
async function hashPassword(password) {
  const salt = randomBytes4(16);
  const hash2 = await derive(password, salt, COST);
  return ["scrypt", COST.N, COST.r, COST.p, salt.toString("base64url"), hash2.toString("base64url")].join("$");
}
var NOBODY = `scrypt$${COST.N}$${COST.r}$${COST.p}$${randomBytes4(16).toString("base64url")}$${randomBytes4(HASH_BYTES).toString("base64url")}`;
async function passwordFits(password, kept) {
  const [, n2, r, p, salt = "", hash2 = ""] = (kept ?? NOBODY).split("$");
  const expected = Buffer.from(hash2, "base64url");
  const given = await derive(password, Buffer.from(salt, "base64url"), { N: Number(n2), r: Number(r), p: Number(p) });
  return kept !== null && timingSafeEqual3(given, expected);
}
function derive(password, salt, cost) {
  return new Promise((resolve2, reject) => {
    scrypt(password.normalize("NFKC"), salt, HASH_BYTES, { ...cost, maxmem: 64 * 1024 * 1024 }, (error, key) => {
      if (error === null) resolve2(key);
      else reject(error);
    });
  });
}

// server/src/sign-in/sign-in.sample.ts
var SAMPLE_STUDENT = { id: "1001", studentId: "3001", mobile: "13800000001", password: "campus123" };
var signInSample = async ({ tx, school, now }) => {
  await tx.insert(users).values({
    id: SAMPLE_STUDENT.id,
    mobile: SAMPLE_STUDENT.mobile,
    passwordHash: await hashPassword(SAMPLE_STUDENT.password),
    realName: "\u6797\u5C0F\u6EE1",
    nickName: "\u5C0F\u6EE1",
    studentId: SAMPLE_STUDENT.studentId,
    createdTime: now
  });
  await tx.insert(invitations).values({ id: "1", qrCode: `Q${school.id}` });
};

// server/src/sign-in/sso.ts
import { createHash as createHash5 } from "node:crypto";
import { and as and4, eq as eq6, gt, isNull } from "drizzle-orm";
async function issueSsoCode(tx, { userId, now, lifetime }) {
  const code3 = newSecret();
  await tx.insert(ssoCodes).values({ id: hashCode(code3), userId, expiresTime: new Date(now.getTime() + lifetime * 1e3) });
  return code3;
}
async function redeemSsoCode(tx, { code: code3, now }) {
  const [redeemed] = await tx.update(ssoCodes).set({ usedTime: now }).where(and4(eq6(ssoCodes.id, hashCode(code3)), isNull(ssoCodes.usedTime), gt(ssoCodes.expiresTime, now))).returning({ userId: ssoCodes.userId });
  return redeemed?.userId ?? null;
}
function hashCode(code3) {
  return createHash5("sha256").update(code3).digest("hex");
}

// server/src/sign-in/sso-demo.ts
function serveSsoDemo(app, database, config, now) {
  app.get("/dev/sso", async (request, reply) => {
    const school = await database.asOperator((tx) => findTenantByPreDomain(tx, preDomainOf(request.host, domainSuffixes(config))));
    if (school === void 0) return reply.code(404).send("no school at this host");
    const code3 = await database.withTenant(
      school.id,
      (tx) => issueSsoCode(tx, { userId: SAMPLE_STUDENT.id, now: now(), lifetime: config.ssoCodeLifetime })
    );
    return reply.header("referrer-policy", "no-referrer").redirect(`/sso-login?code=${code3}`);
  });
}

// server/src/app.ts
async function createApp(dependencies) {
  const { config, database, log, routes: routes2, now = () => /* @__PURE__ */ new Date() } = dependencies;
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: "traceId" }),
    bodyLimit: config.bodyLimit,
    trustProxy: config.trustProxy,
    requestIdHeader: false,
    genReqId: (request) => traceIdOf(request.headers[TRACE_HEADER]),
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: (_error, request, reply) => {
      void reply.code(400).send(failure(ERROR_CODES.badRequest, MESSAGES.addressWrong, request.id));
    }
  });
  await app.register(cookie);
  logRequests(app);
  registerApi(app, { config, database, routes: config.backendUrl === "" ? routes2 : compositionRoutes, now });
  serveHealth(app, database);
  servePlainStyle(app);
  registerPictures(app, sampleArt);
  registerCertificatePictures(app, { database, now });
  serveApiDocs(app, routes2);
  if (config.environment === "development") {
    serveOutbox(app, database);
    serveSsoDemo(app, database, config, now);
  }
  registerGateway(app, { config, database });
  return app;
}
function traceIdOf(given) {
  return typeof given === "string" && /^[\w-]{8,64}$/.test(given) ? given : randomUUID2();
}

// server/src/database/open.ts
import { existsSync, mkdirSync } from "node:fs";
import { dirname as dirname2, join as join4 } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle as drizzleEmbedded } from "drizzle-orm/pglite";
import { migrate as migrateEmbedded } from "drizzle-orm/pglite/migrator";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import { migrate as migratePostgres } from "drizzle-orm/node-postgres/migrator";
import { Pool } from "pg";

// server/src/database/folder-lock.ts
import { closeSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
var FolderInUseError = class extends Error {
  name = "FolderInUseError";
};
function lockFolder(file) {
  try {
    writeLock(file);
  } catch (error) {
    if (errorCodeOf(error) !== "EEXIST") throw error;
    const owner = Number(readFileSync(file, "utf8"));
    if (isRunning(owner)) throw new FolderInUseError(`process ${owner} is using it`, { cause: error });
    rmSync(file, { force: true });
    writeLock(file);
  }
  return () => rmSync(file, { force: true });
}
function writeLock(file) {
  const descriptor = openSync(file, "wx");
  writeSync(descriptor, String(process.pid));
  closeSync(descriptor);
}
function isRunning(processId) {
  if (!Number.isInteger(processId) || processId <= 0 || processId === process.pid) return false;
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return errorCodeOf(error) === "EPERM";
  }
}

// server/src/database/database.ts
function databaseOn(kind, drizzle, close) {
  return {
    kind,
    close,
    asOperator: (work) => drizzle.transaction(work),
    withTenant: (tenantId, work) => drizzle.transaction(async (tx) => {
      await enterTenant(tx, tenantId);
      return work(tx);
    })
  };
}

// server/src/database/open.ts
var DatabaseUnavailableError = class extends Error {
  name = "DatabaseUnavailableError";
};
async function openDatabase(config) {
  return config.databaseUrl === "" ? openEmbedded(join4(config.dataDirectory, "postgres")) : openPostgres(config);
}
async function openEmbedded(folder) {
  let unlock = () => void 0;
  let client;
  try {
    mkdirSync(dirname2(folder), { recursive: true });
    unlock = lockFolder(`${folder}.lock`);
    client = await PGlite.create(folder);
    const database = await prepareEmbedded(client);
    return { ...database, close: () => database.close().finally(unlock) };
  } catch (cause) {
    await client?.close();
    unlock();
    throw new DatabaseUnavailableError(`The database in ${folder} cannot be opened: ${adviceOn(cause)}.`, { cause });
  }
}
function adviceOn(cause) {
  if (cause instanceof FolderInUseError) return `${cause.message}; stop it or set DATA_DIR to another folder`;
  return `${reasonOf(cause)}; restore the folder, or move it away to start with a new one`;
}
async function prepareEmbedded(client) {
  const drizzle = drizzleEmbedded(client);
  await migrateEmbedded(drizzle, { migrationsFolder: migrationsFolder() });
  const database = databaseOn("embedded", drizzle, () => client.close());
  await database.asOperator(isolateTenants);
  return database;
}
var MIGRATION_LOCK = 7305512;
async function openPostgres(config) {
  const pool2 = new Pool({
    connectionString: config.databaseUrl,
    max: config.databasePool,
    connectionTimeoutMillis: 5e3,
    statement_timeout: 15e3,
    idle_in_transaction_session_timeout: 3e4
  });
  pool2.on("error", () => void 0);
  try {
    const drizzle = drizzlePostgres(pool2);
    const lock = await pool2.connect();
    try {
      await lock.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
      await migratePostgres(drizzle, { migrationsFolder: migrationsFolder() });
      const database = databaseOn("postgres", drizzle, () => pool2.end());
      await database.asOperator(isolateTenants);
      return database;
    } finally {
      await lock.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]);
      lock.release();
    }
  } catch (cause) {
    await pool2.end();
    throw new DatabaseUnavailableError(`The database of DATABASE_URL cannot be used (${reasonOf(cause)}).`, { cause });
  }
}
function migrationsFolder() {
  for (let folder = import.meta.dirname; folder !== dirname2(folder); folder = dirname2(folder)) {
    const candidate = join4(folder, "migrations");
    if (existsSync(join4(candidate, "meta", "_journal.json"))) return candidate;
  }
  throw new Error("the migrations folder is missing");
}
function reasonOf(cause) {
  if (cause instanceof AggregateError) return cause.errors.map(reasonOf).join(", ");
  if (!(cause instanceof Error)) return String(cause);
  return cause.cause === void 0 ? cause.message : reasonOf(cause.cause);
}

// server/src/database/sample.ts
import { count as count2 } from "drizzle-orm";
async function buildSample(database, builders, now) {
  return database.asOperator(async (tx) => {
    const [row] = await tx.select({ schools: count2() }).from(tenants);
    if (row === void 0 || row.schools > 0) return false;
    for (const school of SAMPLE_SCHOOLS) {
      await tx.insert(tenants).values({ id: school.id, name: school.name });
      await tx.insert(tenantHosts).values(school.preDomains.map((preDomain) => ({ preDomain, tenantId: school.id })));
    }
    for (const school of SAMPLE_SCHOOLS) {
      await enterTenant(tx, school.id);
      for (const build of builders) await build({ tx, school, now });
    }
    await leaveTenant(tx);
    return true;
  });
}

// server/src/registry/publish-built.ts
import { access } from "node:fs/promises";
import { join as join5 } from "node:path";
import { and as and5, eq as eq7 } from "drizzle-orm";
var BY_START = "start";
async function publishBuilt({ database, log, apps, store, now, developed }) {
  for (const app of [SHELL_ID, ...MODULE_IDS]) {
    if (developed.has(app)) continue;
    const build = join5(apps, app, "dist");
    if (!await isBuilt(build)) {
      log.warn({ app }, "there is no build of this app; what was published before is served");
      continue;
    }
    const release = await storeRelease(store, app === SHELL_ID ? "shell" : "module", build);
    const { version } = release.manifest;
    const outcome = await database.asOperator(async (tx) => {
      await recordRelease(tx, release, now);
      return assign(tx, release.id, version, now);
    });
    log.info({ app: release.id, version, outcome }, "release");
  }
}
async function isBuilt(build) {
  return access(join5(build, MANIFEST)).then(
    () => true,
    () => false
  );
}
async function recordRelease(tx, { id: id2, manifest }, now) {
  await tx.insert(moduleReleases).values({ moduleId: id2, version: manifest.version, manifest, publishedAt: now }).onConflictDoNothing();
}
async function assign(tx, moduleId, version, now) {
  const stable = and5(
    eq7(moduleAssignments.moduleId, moduleId),
    eq7(moduleAssignments.scope, EVERY_TENANT),
    eq7(moduleAssignments.channel, "stable")
  );
  const [current] = await tx.select().from(moduleAssignments).where(stable).for("update");
  if (current?.version === version) return "unchanged";
  if (current !== void 0 && current.changedBy !== BY_START) return "kept";
  const change = { version, previousVersion: current?.version ?? null, changedAt: now, changedBy: BY_START, why: "built beside the server" };
  await tx.insert(moduleAssignments).values({ moduleId, scope: EVERY_TENANT, channel: "stable", ...change }).onConflictDoUpdate({ target: [moduleAssignments.moduleId, moduleAssignments.scope, moduleAssignments.channel], set: change });
  return "assigned";
}

// shared/contracts/src/certificate.ts
import * as v15 from "valibot";
var skillCertificate = v15.object({
  name: text,
  card: text,
  mobile: text,
  professionName: text,
  typeOfWorkName: text,
  certificateCode: text,
  level: text,
  sendDate: text,
  certificateImgUrl: text
});
var trainingCertificate = v15.object({
  studentName: text,
  idType: text,
  idCard: text,
  mobile: text,
  productName: text,
  agencyName: text,
  certificateNum: text,
  startTime: text,
  endTime: text,
  certificateUrl: text
});
var captcha = { captchaKey, captchaCode: v15.pipe(v15.string(), v15.nonEmpty(), v15.maxLength(80)) };
var personName = v15.pipe(v15.string(), v15.nonEmpty(), v15.maxLength(8), v15.regex(/^[\p{Script=Han}A-Za-z.·]+$/u));
var certificateNumber = v15.pipe(v15.string(), v15.trim(), v15.nonEmpty(), v15.maxLength(64));
var queryCertificateByCode = defineCall({
  id: "certificate.queryByCode",
  method: "POST",
  path: "/api/evaluate/anyTenant/certificate/queryCertificateByCode",
  summary: "Looks a skill certificate up; no match is success with null, a wrong captcha is an error",
  request: v15.object({ ...captcha, certificateCode: certificateNumber, name: personName }),
  response: v15.nullish(skillCertificate, null)
});
var queryTeachUserCert = defineCall({
  id: "certificate.queryTeachUserCert",
  method: "POST",
  path: "/api/teaching/anyTenant/queryTeachUserCert",
  summary: "Looks a training certificate up; no match is success with null, a wrong captcha is an error",
  request: v15.object({ ...captcha, certificateNum: certificateNumber, studentName: personName }),
  response: v15.nullish(trainingCertificate, null)
});

// server/src/certificate/certificate.routes.ts
import { eq as eq10 } from "drizzle-orm";

// server/src/certificate/lookup.ts
import { createHash as createHash7, timingSafeEqual as timingSafeEqual5 } from "node:crypto";
import { sql as sql8 } from "drizzle-orm";

// server/src/sign-in/attempts.ts
import { and as and6, count as count3, eq as eq8, gt as gt2, sql as sql7 } from "drizzle-orm";
var REMEMBERED_MS = 24 * 60 * 60 * 1e3;
async function queueFor(tx, key) {
  await tx.execute(sql7`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}
async function countAttempt(tx, { key, now }) {
  await tx.insert(attempts).values({ id: newId(), key, time: now });
}
async function attemptsSince(tx, { key, since }) {
  const [row] = await tx.select({ times: count3() }).from(attempts).where(and6(eq8(attempts.key, key), gt2(attempts.time, since)));
  return row?.times ?? 0;
}
async function isLimited(tx, { key, limits, now }) {
  for (const { times, withinMs } of limits) {
    if (await attemptsSince(tx, { key, since: new Date(now.getTime() - withinMs) }) >= times) return true;
  }
  return false;
}
async function forgetAttempts(tx, key) {
  await tx.delete(attempts).where(eq8(attempts.key, key));
}

// server/src/sign-in/captcha.ts
import { createHash as createHash6, randomBytes as randomBytes5, randomInt as randomInt3, timingSafeEqual as timingSafeEqual4 } from "node:crypto";
import { eq as eq9 } from "drizzle-orm";

// server/src/sign-in/captcha-picture.ts
import { randomInt as randomInt2 } from "node:crypto";
var STROKES = {
  "0": "M10 2 C2 2 2 30 10 30 C18 30 18 2 10 2",
  "1": "M5 8 L11 2 L11 30 M5 30 L16 30",
  "2": "M3 9 C3 0 17 0 17 9 C17 16 5 22 3 30 L17 30",
  "3": "M3 5 C8 0 17 2 16 9 C15 15 9 15 8 15 C12 15 18 17 17 23 C16 31 7 32 3 27",
  "4": "M13 30 L13 2 L2 22 L18 22",
  "5": "M16 2 L5 2 L4 14 C10 10 18 13 17 21 C16 31 7 32 3 27",
  "6": "M15 3 C7 5 3 14 3 22 C3 32 17 32 17 22 C17 13 5 13 3 21",
  "7": "M3 2 L17 2 C13 11 9 20 8 30",
  "8": "M10 15 C2 13 2 2 10 2 C18 2 18 13 10 15 C1 17 1 30 10 30 C19 30 19 17 10 15",
  "9": "M17 11 C17 1 3 1 3 10 C3 19 15 20 17 11 C17 20 14 27 7 30"
};
var WIDTH3 = 120;
var HEIGHT3 = 44;
var STEP2 = 27;
function drawCaptcha(digits) {
  const glyphs = [...digits].map((digit, index12) => drawGlyph(digit, 8 + index12 * STEP2)).join("");
  const noise = Array.from({ length: 4 }, drawNoise).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH3}" height="${HEIGHT3}" viewBox="0 0 ${WIDTH3} ${HEIGHT3}"><rect width="${WIDTH3}" height="${HEIGHT3}" fill="#f4f6f8"/><g fill="none" stroke-linecap="round" stroke-linejoin="round">${shuffled([glyphs, noise]).join("")}</g></svg>`;
}
function drawGlyph(digit, left) {
  const turn = between(-18, 18);
  const lean = between(-14, 14);
  const scale = between(90, 112) / 100;
  const transform6 = `translate(${left + between(-2, 2)} ${between(3, 8)}) rotate(${turn} 10 16) skewX(${lean}) scale(${scale} ${between(90, 108) / 100})`;
  return `<path transform="${transform6}" stroke="${ink()}" stroke-width="${between(24, 36) / 10}" d="${shake(STROKES[digit] ?? "")}"/>`;
}
function drawNoise() {
  const y = () => between(4, HEIGHT3 - 4);
  const start2 = between(-6, 30);
  const end = between(WIDTH3 - 30, WIDTH3 + 6);
  return `<path stroke="${ink()}" stroke-width="${between(10, 18) / 10}" d="M${start2} ${y()} C${between(20, 60)} ${y()} ${between(60, 100)} ${y()} ${end} ${y()}"/>`;
}
function shake(path2) {
  return path2.replaceAll(/\d+/g, (number6) => (Number(number6) + between(-12, 12) / 10).toFixed(1));
}
function ink() {
  return `hsl(${between(200, 250)} ${between(20, 60)}% ${between(22, 40)}%)`;
}
function between(low, high) {
  return randomInt2(low, high + 1);
}
function shuffled(items) {
  return [...items].sort(() => randomInt2(2) - 0.5);
}

// server/src/sign-in/captcha.ts
var LIFETIME_MS = 120 * 1e3;
var DIGITS = 4;
var MAX_NUMBER = 1e5;
async function issueCaptcha(tx, { key, now }) {
  const digits = Array.from({ length: DIGITS }, () => randomInt3(10)).join("");
  await keepAnswer(tx, key, digits, now);
  return drawCaptcha(digits);
}
async function issueChallenge(tx, { key, now }) {
  const number6 = String(randomInt3(MAX_NUMBER));
  const salt = randomBytes5(12).toString("hex");
  await keepAnswer(tx, key, number6, now);
  return { salt, challenge: createHash6("sha256").update(salt + number6).digest("hex"), maxNumber: MAX_NUMBER };
}
async function checkCaptcha(tx, { key, code: code3, now }) {
  const [captcha2] = await tx.delete(captchas).where(eq9(captchas.id, key)).returning();
  if (captcha2 === void 0 || captcha2.expiresTime <= now) return false;
  return timingSafeEqual4(Buffer.from(captcha2.answerHash), Buffer.from(hashAnswer(key, code3.trim())));
}
async function keepAnswer(tx, key, answer, now) {
  const fresh = { answerHash: hashAnswer(key, answer), expiresTime: new Date(now.getTime() + LIFETIME_MS) };
  await tx.insert(captchas).values({ id: key, ...fresh }).onConflictDoUpdate({ target: [captchas.tenantId, captchas.id], set: fresh });
}
function hashAnswer(key, answer) {
  return createHash6("sha256").update(`${key}:${answer}`).digest("hex");
}

// server/src/certificate/lookup.ts
var MISS_LIMITS = [{ times: 10, withinMs: 60 * 60 * 1e3 }];
async function lookUp({ tx, address, now }, question) {
  const key = `certificate:${address}`;
  await tx.execute(sql8`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  if (await isLimited(tx, { key, limits: MISS_LIMITS, now })) return refuse("lookupTooMany");
  if (!await checkCaptcha(tx, { key: question.captchaKey, code: computedOrSeen(question.captchaCode), now })) return refuse("captchaWrong");
  const row = await question.find();
  const fits = isSameName(row === void 0 ? "" : question.nameOf(row), question.name);
  if (row !== void 0 && fits) return row;
  await countAttempt(tx, { key, now });
  return null;
}
function computedOrSeen(code3) {
  return code3.trim().replace(/^pow:/, "");
}
function isSameName(one, other) {
  return timingSafeEqual5(digest(one), digest(other));
}
function digest(name) {
  return createHash7("sha256").update(name.trim().normalize("NFC").replaceAll(".", "\xB7").toLowerCase()).digest();
}

// server/src/certificate/certificate.routes.ts
var RESIDENT_CARD = "\u5C45\u6C11\u8EAB\u4EFD\u8BC1";
var certificateRoutes = [
  handle(queryCertificateByCode, async ({ input, tx, tenantId, address, now }) => {
    const key = await pictureKey(tx);
    const found = await lookUp(
      { tx, address, now },
      {
        ...input,
        find: async () => (await tx.select().from(skillCertificates).where(eq10(skillCertificates.certificateCode, input.certificateCode)))[0],
        nameOf: (row) => row.name
      }
    );
    if (found === null || found instanceof Refusal) return found;
    const { id: id2, name, card, mobile: mobile2, professionName, typeOfWorkName, certificateCode, level, sendDate, hasPicture } = found;
    return {
      name,
      card: maskCard(card),
      mobile: maskMobile(mobile2),
      professionName,
      typeOfWorkName,
      certificateCode,
      level,
      sendDate,
      certificateImgUrl: hasPicture ? pictureAddress({ tenantId, kind: "skill", id: id2 }, key, now) : ""
    };
  }),
  handle(queryTeachUserCert, async ({ input, tx, tenantId, address, now }) => {
    const key = await pictureKey(tx);
    const found = await lookUp(
      { tx, address, now },
      {
        ...input,
        name: input.studentName,
        find: async () => (await tx.select().from(trainingCertificates).where(eq10(trainingCertificates.certificateNum, input.certificateNum)))[0],
        nameOf: (row) => row.studentName
      }
    );
    if (found === null || found instanceof Refusal) return found;
    const { id: id2, studentName, idType, idCard, mobile: mobile2, productName, agencyName, certificateNum, startTime, endTime, hasPicture } = found;
    return {
      studentName,
      idType: idType === "" ? RESIDENT_CARD : idType,
      idCard: maskCard(idCard),
      mobile: maskMobile(mobile2),
      productName,
      agencyName,
      certificateNum,
      startTime,
      endTime,
      certificateUrl: hasPicture ? pictureAddress({ tenantId, kind: "training", id: id2 }, key, now) : ""
    };
  })
];

// shared/contracts/src/exam.ts
import * as v16 from "valibot";
var base = "/api/teaching/anyone/homework";
var getStudentWorkDetail = defineCall({
  id: "exam.getStudentWorkDetail",
  method: "GET",
  path: `${base}/getStudentWorkDetail`,
  summary: "The homework of a classroom, for a learner of its class",
  request: v16.object({ classId: id, classroomId: id, courseId: v16.optional(v16.string()), studentId: v16.optional(v16.string()) }),
  response: v16.object({ id }),
  access: "user",
  source: "ours"
});
var homeworkPaper = v16.object({
  id,
  questionUnitCAResultVO: v16.object({ title: text, description: text })
});
var getHomeworkByWorkId = defineCall({
  id: "exam.getHomeworkByWorkId",
  method: "GET",
  path: `${base}/getByWorkId`,
  summary: "A homework\u2019s title and requirements",
  request: v16.object({ workId: id }),
  response: homeworkPaper,
  access: "user",
  source: "ours"
});
var getXsktHomeworkByWorkId = defineCall({
  id: "exam.getXsktHomeworkByWorkId",
  method: "GET",
  path: `${base}/getXsktByWorkId`,
  summary: "The same for a homework of the external exercise source `xskt`",
  request: v16.object({ workId: id }),
  response: homeworkPaper,
  access: "user",
  source: "ours"
});
var workLog = v16.object({ id, createdTime: time, status: v16.pipe(numeric, v16.picklist([1, 2])) });
var queryWorkLogs = defineCall({
  id: "exam.queryWorkLogs",
  method: "GET",
  path: `${base}/queryWorkLogs`,
  summary: "The learner\u2019s submitted attempts at a homework, newest first",
  request: v16.object({ studentWorkMasterId: id }),
  response: list(workLog),
  access: "user",
  source: "ours"
});
var startHomework = defineCall({
  id: "exam.startHomework",
  method: "POST",
  path: `${base}/start`,
  summary: "Starts an attempt, or answers the open one; the answer is the answer log id",
  request: v16.object({ id }),
  response: id,
  access: "user",
  source: "ours"
});

// server/src/exam/exam.routes.ts
import { and as and7, desc as desc3, eq as eq11, gt as gt3, gte } from "drizzle-orm";

// server/src/study/study.schema.ts
import { foreignKey, index as index5, integer as integer5, text as text10, uniqueIndex as uniqueIndex4 } from "drizzle-orm/pg-core";
var classPeriods = tenantTable("class_periods", {
  name: text10("name").notNull(),
  /** 1 training, 2 exam, 3 certification, 4 evaluation. */
  type: integer5("type").notNull(),
  productName: text10("product_name").notNull().default(""),
  trainingStartTime: moment("training_start_time"),
  trainingEndTime: moment("training_end_time"),
  signUpTotal: integer5("sign_up_total").notNull().default(0)
});
var teachingClasses = tenantTable(
  "teaching_classes",
  {
    periodId: text10("period_id").notNull(),
    className: text10("class_name").notNull().default(""),
    teacherName: text10("teacher_name").notNull().default(""),
    /** 0 not started, 1 training, 2 finished. */
    status: integer5("status").notNull().default(0),
    trainingStartTime: moment("training_start_time"),
    trainingEndTime: moment("training_end_time"),
    teachingPlanCreatedTime: moment("teaching_plan_created_time"),
    studentTotal: integer5("student_total").notNull().default(0)
  },
  (table2) => [
    foreignKey({ columns: [table2.tenantId, table2.periodId], foreignColumns: [classPeriods.tenantId, classPeriods.id] })
  ]
);
var classStudents = tenantTable(
  "class_students",
  {
    userId: text10("user_id").notNull(),
    classId: text10("class_id").notNull(),
    /** -1 pending enrolment, 0 pending start, 1 pending report-in, 2 in service, 3 service complete. */
    serviceStatus: integer5("service_status").notNull(),
    createdTime: moment("created_time").notNull()
  },
  (table2) => [
    uniqueIndex4("class_students_once").on(table2.tenantId, table2.userId, table2.classId),
    index5("class_students_class").on(table2.tenantId, table2.classId),
    foreignKey({ columns: [table2.tenantId, table2.classId], foreignColumns: [teachingClasses.tenantId, teachingClasses.id] })
  ]
);

// server/src/exam/exam.schema.ts
import { sql as sql9 } from "drizzle-orm";
import { foreignKey as foreignKey2, index as index6, integer as integer6, text as text11, uniqueIndex as uniqueIndex5 } from "drizzle-orm/pg-core";
var homeworks = tenantTable(
  "homeworks",
  {
    classId: text11("class_id").notNull(),
    classroomId: text11("classroom_id").notNull(),
    title: text11("title").notNull(),
    description: text11("description").notNull().default("")
  },
  (table2) => [
    uniqueIndex5("homeworks_classroom").on(table2.tenantId, table2.classId, table2.classroomId),
    foreignKey2({ columns: [table2.tenantId, table2.classId], foreignColumns: [teachingClasses.tenantId, teachingClasses.id] })
  ]
);
var homeworkAttempts = tenantTable(
  "homework_attempts",
  {
    homeworkId: text11("homework_id").notNull(),
    userId: text11("user_id").notNull(),
    status: integer6("status").notNull().default(0),
    createdTime: moment("created_time").notNull()
  },
  (table2) => [
    uniqueIndex5("homework_attempts_open").on(table2.tenantId, table2.homeworkId, table2.userId).where(sql9`status = 0`),
    index6("homework_attempts_user").on(table2.tenantId, table2.homeworkId, table2.userId, table2.createdTime),
    foreignKey2({ columns: [table2.tenantId, table2.homeworkId], foreignColumns: [homeworks.tenantId, homeworks.id] })
  ]
);

// server/src/exam/exam.routes.ts
var IN_SERVICE = 2;
var OPEN = 0;
var examRoutes = [
  handleSignedIn(getStudentWorkDetail, async ({ input, tx, user }) => {
    const homework = await ownHomework(tx, user.id, and7(eq11(homeworks.classId, input.classId), eq11(homeworks.classroomId, input.classroomId)));
    return { id: homework.id };
  }),
  handleSignedIn(
    getHomeworkByWorkId,
    async ({ input, tx, user }) => paperOf(await ownHomework(tx, user.id, eq11(homeworks.id, input.workId)))
  ),
  // Exercises of the external source are kept with the school's own.
  handleSignedIn(
    getXsktHomeworkByWorkId,
    async ({ input, tx, user }) => paperOf(await ownHomework(tx, user.id, eq11(homeworks.id, input.workId)))
  ),
  handleSignedIn(queryWorkLogs, async ({ input, tx, user }) => {
    const homework = await ownHomework(tx, user.id, eq11(homeworks.id, input.studentWorkMasterId));
    const attempts2 = await tx.select().from(homeworkAttempts).where(and7(eq11(homeworkAttempts.homeworkId, homework.id), eq11(homeworkAttempts.userId, user.id), gt3(homeworkAttempts.status, OPEN))).orderBy(desc3(homeworkAttempts.createdTime), desc3(homeworkAttempts.id));
    return attempts2.map(({ id: id2, createdTime, status }) => ({ id: id2, createdTime: wireTime(createdTime), status }));
  }),
  handleSignedIn(startHomework, async ({ input, tx, user, now }) => {
    const homework = await ownHomework(tx, user.id, eq11(homeworks.id, input.id));
    await tx.insert(homeworkAttempts).values({ id: newId(), homeworkId: homework.id, userId: user.id, status: OPEN, createdTime: now }).onConflictDoNothing();
    const [open] = await tx.select({ id: homeworkAttempts.id }).from(homeworkAttempts).where(and7(eq11(homeworkAttempts.homeworkId, homework.id), eq11(homeworkAttempts.userId, user.id), eq11(homeworkAttempts.status, OPEN)));
    if (open === void 0) throw refuse("conflict");
    return open.id;
  })
];
function paperOf({ id: id2, title, description }) {
  return { id: id2, questionUnitCAResultVO: { title, description } };
}
async function ownHomework(tx, userId, which) {
  const [found] = await tx.select({ homework: homeworks }).from(homeworks).innerJoin(classStudents, and7(eq11(classStudents.tenantId, homeworks.tenantId), eq11(classStudents.classId, homeworks.classId))).where(and7(which, eq11(classStudents.userId, userId), gte(classStudents.serviceStatus, IN_SERVICE)));
  if (found === void 0) throw refuse("notFound");
  return found.homework;
}

// shared/contracts/src/home.ts
import * as v18 from "valibot";

// shared/contracts/src/product.ts
import * as v17 from "valibot";
var product = v17.object({
  id,
  name: text,
  pic: text,
  picTag: text,
  thumbs: count,
  tenantChildType: text,
  schoolName: text,
  trainingInstitutionsName: text,
  /** Included types: 1 training, 2 exam, 3 certification, 4 evaluation. */
  onlineClassPeriodTypeList: list(numeric),
  certificationOrg: text,
  issuingAuthorityName: text,
  certificateType: coded,
  /** 0 none, 1 national network checkable, 2 education network checkable. */
  certificateVerificationType: count,
  certificateBenefits: text,
  defStandPrice: optionalNumeric,
  /** May end with a 'from' marker, so it is text: `1280起`. */
  defCouponPrice: text,
  subsidyPrice: optionalNumeric
});
var productCategory = v17.object({ id, name: text, seq: count, defaultFlag: flag });
var queryProductCategories = defineCall({
  id: "product.queryCategories",
  method: "POST",
  path: "/api/product/anyBiz/productOperationCategory/query",
  summary: "Categories of training projects; the default entry has defaultFlag 1",
  request: v17.object({ tenantId: id, isVariety: v17.optional(numeric, 1), state: v17.optional(numeric, 1) }),
  response: list(productCategory)
});
var productPage = defineCall({
  id: "product.page",
  method: "POST",
  path: "/api/product/anyBiz/productOperationRelation/page",
  summary: "Products of a category, by seq ascending",
  request: v17.object({
    ...paging,
    model: v17.object({ bizId: id, bizType: v17.literal("CATEGORY"), state: v17.optional(numeric, 1) })
  }),
  response: page(product)
});
var productListByIds = defineCall({
  id: "product.listByIds",
  method: "POST",
  path: "/api/product/anyBiz/product/listByIds",
  summary: "Products by their ids; unknown ones are left out",
  request: v17.object({ ids: v17.pipe(v17.array(id), v17.maxLength(50)) }),
  response: list(product),
  source: "ours"
});

// shared/contracts/src/home.ts
var banner2 = v18.object({ id, pic: text, title: text });
var getMaterialPosterList = defineCall({
  id: "home.getMaterialPosterList",
  method: "GET",
  path: "/api/universityAdvertise/anyUser/contentOperation/getMaterialPosterList",
  summary: "Banners of the home page",
  request: v18.object({ tenantId: id }),
  response: list(banner2)
});
var materialCategory = v18.object({ id, categoryName: text, seq: count, picNum: count, videoNum: count, count });
var queryMaterialCategories = defineCall({
  id: "home.queryMaterialCategories",
  method: "GET",
  path: "/api/universityAdvertise/anyUser/materialCategory/queryList",
  summary: "Categories of the school\u2019s album",
  request: v18.object({
    tenantId: id,
    clientType: v18.optional(v18.string(), "PC"),
    categoryTabKey: v18.optional(v18.string())
  }),
  response: list(materialCategory)
});
var materialCategoryTabs = defineCall({
  id: "home.materialCategoryTabs",
  method: "POST",
  path: "/api/universityAdvertise/anyUser/materialCategoryTab/tabList",
  summary: "Tabs of the school\u2019s album",
  request: v18.object({ tenantId: id }),
  response: list(v18.object({ categoryTabName: text, categoryTabKey: text })),
  token: true
});
var tickerEntry = v18.object({ id, title: text, commentObjectType: coded });
var NEWS_CODE = "NEW_INFORMATION";
var mergeCustomPage = defineCall({
  id: "home.mergeCustomPage",
  method: "POST",
  path: "/api/universityAdvertise/anyBiz/discoverArticle/mergeCustomPage",
  summary: "News and notices published between two times, newest first",
  request: v18.object({ ...paging, startTime: v18.string(), endTime: v18.string() }),
  response: page(tickerEntry)
});
var coupon = v18.object({
  id,
  title: text,
  useStartTime: time,
  useEndTime: time,
  amount: numeric,
  minPoint: count
});
var receivableCouponPage = defineCall({
  id: "home.receivableCouponPage",
  method: "POST",
  path: "/api/enroll/anyBiz/coupon/list/receivablePage",
  summary: "Coupons one can receive, newest created first",
  request: v18.object({ ...paging, model: v18.optional(v18.object({ state: v18.optional(numeric, 1) }), {}) }),
  response: page(coupon)
});
var WALLS = { everyoneSays: "EVERYONE_SAYS", microClassroom: "MICRO_CLASSROOM" };
var wallTag = v18.object({ id, name: text });
var wallTagList = defineCall({
  id: "home.wallTagList",
  method: "GET",
  path: "/api/universityAdvertise/anyUser/contentOperation/getTagList",
  summary: "Tags of a video wall",
  request: v18.object({ tenantId: v18.optional(id), bizType: v18.optional(v18.string()) }),
  response: list(wallTag)
});
var wallItem = v18.object({
  id,
  pic: text,
  title: text,
  author: text,
  authorAvatar: text,
  likeStatus: flag,
  likeNum: count,
  tagId: text,
  description: text,
  contentUrl: text,
  classType: count
});
var wallPage = defineCall({
  id: "home.wallPage",
  method: "POST",
  path: "/api/universityAdvertise/anyUser/contentOperation/page",
  summary: "Items of a video wall by seq ascending",
  request: v18.object({ ...paging, model: v18.object({ tagId: v18.optional(v18.string()), bizType: v18.picklist(Object.values(WALLS)) }) }),
  response: page(wallItem)
});
var getOperationBasic = defineCall({
  id: "home.getOperationBasic",
  method: "GET",
  path: "/api/universityAdvertise/anyUser/contentOperation/getOperationBasic/{id}",
  summary: "A micro-classroom item with its related products",
  request: v18.object({ id }),
  response: v18.object({ id, title: text, description: text, pic: text, contentUrl: text, relatedProductResultVOS: list(product) }),
  token: true
});

// server/src/home/home.routes.ts
import { and as and10, asc, desc as desc4, eq as eq15, gt as gt4, sql as sql11 } from "drizzle-orm";

// server/src/http/paging.ts
var LAST_PAGE = 1e6;
function pageWindow(paging2) {
  const size2 = Math.min(paging2.size, MAX_PAGE_SIZE);
  const current = Math.min(paging2.current, LAST_PAGE);
  return { current, size: size2, limit: size2, offset: (current - 1) * size2 };
}
function pageOf(window, total, records) {
  return {
    records: [...records],
    current: window.current,
    size: window.size,
    total,
    pages: Math.ceil(total / window.size)
  };
}

// server/src/product/product-card.ts
function productCard(row) {
  return {
    id: row.id,
    name: row.name,
    pic: row.pic,
    picTag: row.picTag,
    thumbs: row.thumbs,
    tenantChildType: row.tenantChildType,
    schoolName: row.schoolName,
    trainingInstitutionsName: row.trainingInstitutionsName,
    onlineClassPeriodTypeList: row.onlineClassPeriodTypes,
    certificationOrg: row.certificationOrg,
    issuingAuthorityName: row.issuingAuthorityName,
    certificateType: { code: row.certificateTypeCode, desc: row.certificateTypeDesc },
    certificateVerificationType: row.certificateVerificationType,
    certificateBenefits: row.certificateBenefits,
    defStandPrice: row.defStandPrice,
    defCouponPrice: row.defCouponPrice,
    subsidyPrice: row.subsidyPrice
  };
}

// server/src/product/product.schema.ts
import { foreignKey as foreignKey3, index as index7, integer as integer7, jsonb as jsonb3, numeric as numeric2, text as text12 } from "drizzle-orm/pg-core";
var ON_SALE = 1;
var productCategories = tenantTable("product_categories", {
  name: text12("name").notNull(),
  seq: integer7("seq").notNull().default(0),
  defaultFlag: integer7("default_flag").notNull().default(0),
  isVariety: integer7("is_variety").notNull().default(1),
  state: integer7("state").notNull().default(ON_SALE)
});
var products = tenantTable("products", {
  name: text12("name").notNull(),
  pic: text12("pic").notNull().default(""),
  picTag: text12("pic_tag").notNull().default(""),
  thumbs: integer7("thumbs").notNull().default(0),
  tenantChildType: text12("tenant_child_type").notNull().default(""),
  schoolName: text12("school_name").notNull().default(""),
  trainingInstitutionsName: text12("training_institutions_name").notNull().default(""),
  /** Included types: 1 training, 2 exam, 3 certification, 4 evaluation. */
  onlineClassPeriodTypes: jsonb3("online_class_period_types").$type().notNull().default([]),
  certificationOrg: text12("certification_org").notNull().default(""),
  issuingAuthorityName: text12("issuing_authority_name").notNull().default(""),
  certificateTypeCode: text12("certificate_type_code").notNull().default(""),
  certificateTypeDesc: text12("certificate_type_desc").notNull().default(""),
  certificateVerificationType: integer7("certificate_verification_type").notNull().default(0),
  certificateBenefits: text12("certificate_benefits").notNull().default(""),
  defStandPrice: numeric2("def_stand_price", { precision: 12, scale: 2, mode: "number" }),
  /** Text: it may end with a 'from' marker. */
  defCouponPrice: text12("def_coupon_price").notNull().default(""),
  subsidyPrice: numeric2("subsidy_price", { precision: 12, scale: 2, mode: "number" }),
  state: integer7("state").notNull().default(ON_SALE)
});
var productRelations = tenantTable(
  "product_relations",
  {
    categoryId: text12("category_id").notNull(),
    productId: text12("product_id").notNull(),
    seq: integer7("seq").notNull().default(0),
    state: integer7("state").notNull().default(ON_SALE)
  },
  (table2) => [
    index7("product_relations_category").on(table2.tenantId, table2.categoryId, table2.seq),
    foreignKey3({ columns: [table2.tenantId, table2.categoryId], foreignColumns: [productCategories.tenantId, productCategories.id] }),
    foreignKey3({ columns: [table2.tenantId, table2.productId], foreignColumns: [products.tenantId, products.id] })
  ]
);

// server/src/review/likes.ts
import { and as and8, eq as eq12, inArray as inArray2 } from "drizzle-orm";

// server/src/review/review.schema.ts
import { boolean as boolean6, foreignKey as foreignKey4, index as index8, integer as integer8, jsonb as jsonb4, text as text13, uniqueIndex as uniqueIndex6 } from "drizzle-orm/pg-core";
var reviews = tenantTable(
  "reviews",
  {
    commentObjectType: text13("comment_object_type").notNull().default("ORDER"),
    commentContent: text13("comment_content").notNull(),
    commentAuthorName: text13("comment_author_name").notNull().default(""),
    commentAuthorPic: text13("comment_author_pic").notNull().default(""),
    varietyName: text13("variety_name").notNull().default(""),
    files: jsonb4("files").$type().notNull().default([]),
    schoolComment: text13("school_comment").notNull().default(""),
    browseCount: integer8("browse_count").notNull().default(0),
    thumbsCount: integer8("thumbs_count").notNull().default(0),
    commentTop: boolean6("comment_top").notNull().default(false),
    published: boolean6("published").notNull().default(true),
    createdTime: moment("created_time").notNull()
  },
  (table2) => [index8("reviews_order").on(table2.tenantId, table2.commentObjectType, table2.commentTop, table2.createdTime)]
);
var reviewTags = tenantTable("review_tags", {
  name: text13("name").notNull(),
  seq: integer8("seq").notNull().default(0)
});
var reviewTagLinks = tenantTable(
  "review_tag_links",
  { reviewId: text13("review_id").notNull(), tagId: text13("tag_id").notNull() },
  (table2) => [
    uniqueIndex6("review_tag_links_pair").on(table2.tenantId, table2.tagId, table2.reviewId),
    foreignKey4({ columns: [table2.tenantId, table2.reviewId], foreignColumns: [reviews.tenantId, reviews.id] }),
    foreignKey4({ columns: [table2.tenantId, table2.tagId], foreignColumns: [reviewTags.tenantId, reviewTags.id] })
  ]
);
var likes = tenantTable(
  "likes",
  {
    bizType: text13("biz_type").notNull(),
    bizId: text13("biz_id").notNull(),
    /** `user:<id>` or `visitor:<id>`. */
    liker: text13("liker").notNull(),
    createdTime: moment("created_time").notNull()
  },
  (table2) => [uniqueIndex6("likes_once").on(table2.tenantId, table2.bizType, table2.bizId, table2.liker)]
);

// server/src/review/likes.ts
function likerOf({ user, visitorId }) {
  const visitor = `visitor:${visitorId}`;
  if (user === null) return { name: visitor, names: [visitor] };
  const name = `user:${user.id}`;
  return { name, names: [name, visitor] };
}
async function likedAmong(tx, bizType, ids, liker) {
  if (ids.length === 0) return /* @__PURE__ */ new Set();
  const rows = await tx.select({ bizId: likes.bizId }).from(likes).where(and8(eq12(likes.bizType, bizType), inArray2(likes.bizId, [...ids]), inArray2(likes.liker, [...liker.names])));
  return new Set(rows.map(({ bizId }) => bizId));
}
async function addLike(tx, { bizType, bizId, liker, now }) {
  const before = await likedAmong(tx, bizType, [bizId], liker);
  if (before.size > 0) return false;
  const added = await tx.insert(likes).values({ id: newId(), bizType, bizId, liker: liker.name, createdTime: now }).onConflictDoNothing().returning({ id: likes.id });
  return added.length > 0;
}
async function removeLikes(tx, { bizType, bizId, liker }) {
  const removed = await tx.delete(likes).where(and8(eq12(likes.bizType, bizType), eq12(likes.bizId, bizId), inArray2(likes.liker, [...liker.names]))).returning({ id: likes.id });
  return removed.length;
}

// server/src/home/album-counts.ts
import { count as count4, eq as eq13 } from "drizzle-orm";

// server/src/home/home.schema.ts
import { boolean as boolean7, foreignKey as foreignKey5, index as index9, integer as integer9, jsonb as jsonb5, numeric as numeric3, text as text14, uniqueIndex as uniqueIndex7 } from "drizzle-orm/pg-core";
var banners = tenantTable("banners", {
  pic: text14("pic").notNull(),
  title: text14("title").notNull().default(""),
  seq: integer9("seq").notNull().default(0),
  published: boolean7("published").notNull().default(true)
});
var albumTabs = tenantTable(
  "album_tabs",
  { key: text14("key").notNull(), name: text14("name").notNull(), seq: integer9("seq").notNull().default(0) },
  (table2) => [uniqueIndex7("album_tabs_key").on(table2.tenantId, table2.key)]
);
var albumCategories = tenantTable(
  "album_categories",
  {
    tabKey: text14("tab_key").notNull(),
    name: text14("name").notNull(),
    seq: integer9("seq").notNull().default(0),
    /** Clients it is meant for: PC, H5. */
    clientTypes: jsonb5("client_types").$type().notNull().default(["PC"])
  },
  (table2) => [index9("album_categories_tab").on(table2.tenantId, table2.tabKey, table2.seq)]
);
var albumItems = tenantTable(
  "album_items",
  {
    categoryId: text14("category_id").notNull(),
    /** PIC or VIDEO. */
    type: text14("type").notNull(),
    pic: text14("pic").notNull(),
    video: text14("video").notNull().default(""),
    name: text14("name").notNull().default(""),
    introduce: text14("introduce").notNull().default(""),
    seq: integer9("seq").notNull().default(0),
    open: boolean7("open").notNull().default(true)
  },
  (table2) => [
    index9("album_items_category").on(table2.tenantId, table2.categoryId, table2.seq),
    foreignKey5({ columns: [table2.tenantId, table2.categoryId], foreignColumns: [albumCategories.tenantId, albumCategories.id] })
  ]
);
var coupons = tenantTable(
  "coupons",
  {
    title: text14("title").notNull(),
    amount: numeric3("amount", { precision: 12, scale: 2, mode: "number" }).notNull(),
    minPoint: numeric3("min_point", { precision: 12, scale: 2, mode: "number" }).notNull().default(0),
    /** 1 can be received. */
    state: integer9("state").notNull().default(1),
    useStartTime: moment("use_start_time").notNull(),
    useEndTime: moment("use_end_time").notNull(),
    createdTime: moment("created_time").notNull()
  },
  (table2) => [index9("coupons_created").on(table2.tenantId, table2.state, table2.createdTime)]
);
var wallTags = tenantTable("wall_tags", {
  bizType: text14("biz_type").notNull(),
  name: text14("name").notNull(),
  seq: integer9("seq").notNull().default(0)
});
var wallItems = tenantTable(
  "wall_items",
  {
    bizType: text14("biz_type").notNull(),
    tagId: text14("tag_id").notNull().default(""),
    pic: text14("pic").notNull(),
    title: text14("title").notNull(),
    author: text14("author").notNull().default(""),
    authorAvatar: text14("author_avatar").notNull().default(""),
    description: text14("description").notNull().default(""),
    contentUrl: text14("content_url").notNull().default(""),
    /** Micro-classroom only: 1 training, 2 exam, 3 certification; else 0. */
    classType: integer9("class_type").notNull().default(0),
    likeNum: integer9("like_num").notNull().default(0),
    seq: integer9("seq").notNull().default(0),
    published: boolean7("published").notNull().default(true)
  },
  (table2) => [index9("wall_items_wall").on(table2.tenantId, table2.bizType, table2.tagId, table2.seq)]
);
var wallItemProducts = tenantTable(
  "wall_item_products",
  { itemId: text14("item_id").notNull(), productId: text14("product_id").notNull(), seq: integer9("seq").notNull().default(0) },
  (table2) => [
    index9("wall_item_products_item").on(table2.tenantId, table2.itemId, table2.seq),
    foreignKey5({ columns: [table2.tenantId, table2.itemId], foreignColumns: [wallItems.tenantId, wallItems.id] }),
    foreignKey5({ columns: [table2.tenantId, table2.productId], foreignColumns: [products.tenantId, products.id] })
  ]
);

// server/src/home/album-counts.ts
async function countAlbum(tx) {
  const rows = await tx.select({ categoryId: albumItems.categoryId, type: albumItems.type, items: count4() }).from(albumItems).where(eq13(albumItems.open, true)).groupBy(albumItems.categoryId, albumItems.type);
  const counts = /* @__PURE__ */ new Map();
  for (const { categoryId, type, items } of rows) {
    const known = counts.get(categoryId) ?? { pictures: 0, films: 0 };
    counts.set(categoryId, type === "VIDEO" ? { ...known, films: items } : { ...known, pictures: items });
  }
  return counts;
}

// server/src/home/ticker.ts
import { and as and9, eq as eq14, gte as gte2, lte, sql as sql10 } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";

// server/src/news/news.schema.ts
import { foreignKey as foreignKey6, index as index10, integer as integer10, text as text15 } from "drizzle-orm/pg-core";
var PUBLISHED = 1;
var newsCategories = tenantTable("news_categories", {
  name: text15("name").notNull(),
  seq: integer10("seq").notNull().default(0)
});
var news = tenantTable(
  "news",
  {
    categoryId: text15("category_id").notNull().default(""),
    title: text15("title").notNull(),
    cover: text15("cover").notNull().default(""),
    introduction: text15("introduction").notNull().default(""),
    content: text15("content").notNull().default(""),
    /** INFORMATION is a film, anything else is text. */
    contentType: text15("content_type").notNull().default("ARTICLE"),
    sources: text15("sources").notNull().default(""),
    status: integer10("status").notNull().default(PUBLISHED),
    publishTime: moment("publish_time").notNull(),
    createdTime: moment("created_time").notNull()
  },
  (table2) => [index10("news_published").on(table2.tenantId, table2.status, table2.publishTime)]
);
var newsProducts = tenantTable(
  "news_products",
  { newsId: text15("news_id").notNull(), productId: text15("product_id").notNull(), seq: integer10("seq").notNull().default(0) },
  (table2) => [
    index10("news_products_news").on(table2.tenantId, table2.newsId, table2.seq),
    foreignKey6({ columns: [table2.tenantId, table2.newsId], foreignColumns: [news.tenantId, news.id] }),
    foreignKey6({ columns: [table2.tenantId, table2.productId], foreignColumns: [products.tenantId, products.id] })
  ]
);
var notices = tenantTable(
  "notices",
  {
    title: text15("title").notNull(),
    content: text15("content").notNull().default(""),
    writerName: text15("writer_name").notNull().default(""),
    status: integer10("status").notNull().default(PUBLISHED),
    publishTime: moment("publish_time").notNull(),
    createdTime: moment("created_time").notNull()
  },
  (table2) => [index10("notices_published").on(table2.tenantId, table2.status, table2.publishTime)]
);

// server/src/home/ticker.ts
var NOTICE_CODE = "NOTICE";
var DAY_MS = 24 * 60 * 60 * 1e3;
async function tickerPage(tx, input, now) {
  const window = pageWindow(input);
  const from = spanEdge("startTime", input.startTime);
  const asked = spanEdge("endTime", input.endTime);
  const until = asked < now ? asked : now;
  const entries = unionAll(
    tx.select({ id: news.id, title: news.title, code: sql10`${NEWS_CODE}`.as("code"), publishTime: news.publishTime }).from(news).where(and9(eq14(news.status, PUBLISHED), gte2(news.publishTime, from), lte(news.publishTime, until))),
    tx.select({ id: notices.id, title: notices.title, code: sql10`${NOTICE_CODE}`.as("code"), publishTime: notices.publishTime }).from(notices).where(and9(eq14(notices.status, PUBLISHED), gte2(notices.publishTime, from), lte(notices.publishTime, until)))
  ).as("entries");
  const rows = await tx.select().from(entries).orderBy(sql10`publish_time desc, id desc`).limit(window.limit).offset(window.offset);
  const records = rows.map(({ id: id2, title, code: code3 }) => ({ id: id2, title, commentObjectType: { code: code3, desc: code3 === NEWS_CODE ? "\u8D44\u8BAF" : "\u516C\u544A" } }));
  return pageOf(window, await tx.$count(entries), records);
}
function spanEdge(field, wire) {
  const moment2 = momentOf(wire);
  if (moment2 === null) throw new InvalidInputError(field);
  return field === "endTime" && wire.length === 10 ? new Date(moment2.getTime() + DAY_MS - 1) : moment2;
}

// server/src/home/home.routes.ts
var RECEIVABLE = 1;
var homeRoutes = [
  handle(
    getMaterialPosterList,
    async ({ tx }) => tx.select({ id: banners.id, pic: banners.pic, title: banners.title }).from(banners).where(eq15(banners.published, true)).orderBy(asc(banners.seq), asc(banners.id))
  ),
  handle(queryMaterialCategories, async ({ input, tx }) => {
    const rows = await tx.select().from(albumCategories).where(
      and10(
        sql11`${albumCategories.clientTypes} @> ${JSON.stringify([input.clientType])}::jsonb`,
        input.categoryTabKey === void 0 ? void 0 : eq15(albumCategories.tabKey, input.categoryTabKey)
      )
    ).orderBy(asc(albumCategories.seq), asc(albumCategories.id));
    const counts = await countAlbum(tx);
    return rows.map(({ id: id2, name, seq }) => {
      const { pictures, films } = counts.get(id2) ?? { pictures: 0, films: 0 };
      return { id: id2, categoryName: name, seq, picNum: pictures, videoNum: films, count: pictures + films };
    });
  }),
  handle(
    materialCategoryTabs,
    async ({ tx }) => tx.select({ categoryTabName: albumTabs.name, categoryTabKey: albumTabs.key }).from(albumTabs).orderBy(asc(albumTabs.seq), asc(albumTabs.id))
  ),
  handle(mergeCustomPage, async ({ input, tx, now }) => tickerPage(tx, input, now)),
  handle(receivableCouponPage, async ({ input, tx, now }) => {
    const window = pageWindow(input);
    if (input.model.state !== RECEIVABLE) return pageOf(window, 0, []);
    const receivable = and10(eq15(coupons.state, RECEIVABLE), gt4(coupons.useEndTime, now));
    const rows = await tx.select().from(coupons).where(receivable).orderBy(desc4(coupons.createdTime), desc4(coupons.id)).limit(window.limit).offset(window.offset);
    const records = rows.map(({ id: id2, title, amount, minPoint, useStartTime, useEndTime }) => ({
      id: id2,
      title,
      amount,
      minPoint,
      useStartTime: wireTime(useStartTime),
      useEndTime: wireTime(useEndTime)
    }));
    return pageOf(window, await tx.$count(coupons, receivable), records);
  }),
  handle(
    wallTagList,
    async ({ input, tx }) => tx.select({ id: wallTags.id, name: wallTags.name }).from(wallTags).where(input.bizType === void 0 ? void 0 : eq15(wallTags.bizType, input.bizType)).orderBy(asc(wallTags.seq), asc(wallTags.id))
  ),
  handle(wallPage, async (context) => {
    const { input, tx } = context;
    const { bizType, tagId } = input.model;
    const window = pageWindow(input);
    const shown = and10(eq15(wallItems.bizType, bizType), eq15(wallItems.published, true), tagId === void 0 || tagId === "" ? void 0 : eq15(wallItems.tagId, tagId));
    const rows = await tx.select().from(wallItems).where(shown).orderBy(asc(wallItems.seq), asc(wallItems.id)).limit(window.limit).offset(window.offset);
    const liked = bizType === WALLS.everyoneSays ? await likedAmong(tx, bizType, rows.map(({ id: id2 }) => id2), likerOf(context)) : /* @__PURE__ */ new Set();
    return pageOf(window, await tx.$count(wallItems, shown), rows.map((row) => wallItemAnswer(row, liked.has(row.id))));
  }),
  handle(getOperationBasic, async ({ input, tx }) => {
    const [item] = await tx.select().from(wallItems).where(and10(eq15(wallItems.id, input.id), eq15(wallItems.bizType, WALLS.microClassroom), eq15(wallItems.published, true)));
    if (item === void 0) throw refuse("notFound");
    const related = await tx.select({ product: products }).from(wallItemProducts).innerJoin(products, and10(eq15(products.tenantId, wallItemProducts.tenantId), eq15(products.id, wallItemProducts.productId))).where(and10(eq15(wallItemProducts.itemId, item.id), eq15(products.state, ON_SALE))).orderBy(asc(wallItemProducts.seq), asc(wallItemProducts.id));
    const { id: id2, title, description, pic, contentUrl } = item;
    return { id: id2, title, description, pic, contentUrl, relatedProductResultVOS: related.map(({ product: product2 }) => productCard(product2)) };
  })
];
function wallItemAnswer(row, liked) {
  const { id: id2, pic, title, author, authorAvatar, likeNum, tagId, description, contentUrl, classType } = row;
  return { id: id2, pic, title, author, authorAvatar, likeStatus: liked ? 1 : 0, likeNum, tagId, description, contentUrl, classType };
}

// shared/contracts/src/hot-major.ts
import * as v19 from "valibot";
var certificate = v19.object({ name: text, url: text });
var certificates = v19.pipe(
  v19.nullish(v19.union([v19.string(), v19.array(certificate)]), []),
  v19.transform((value) => typeof value === "string" ? parseCertificates(value) : value)
);
function parseCertificates(json) {
  try {
    const parsed = v19.safeParse(v19.array(certificate), JSON.parse(json));
    return parsed.success ? parsed.output : [];
  } catch {
    return [];
  }
}
var hotMajorEntry = v19.object({ id, name: text, pic: text });
var hotMajorPage = defineCall({
  id: "hotMajor.page",
  method: "POST",
  path: "/api/universityAdvertise/anyUser/hotMajor/hotMajorPage",
  summary: "Hot majors by seq ascending",
  request: v19.object({ ...paging, model: v19.optional(v19.object({}), {}) }),
  response: page(hotMajorEntry)
});
var hotMajor = v19.object({
  ...hotMajorEntry.entries,
  industrySalary: text,
  employmentProspectDescribe: text,
  suitabilityPeopleDescribe: text,
  relatedCertificate: certificates,
  relatedProductList: list(product)
});
var getHotMajor = defineCall({
  id: "hotMajor.detail",
  method: "GET",
  path: "/api/universityAdvertise/anyUser/hotMajor/detail",
  summary: "One hot major with its related products",
  request: v19.object({ id }),
  response: hotMajor
});
var commonQuestion = v19.object({ id, name: text, answer: text, seq: optionalNumeric });
var commonQuestionPage = defineCall({
  id: "hotMajor.commonQuestionPage",
  method: "POST",
  path: "/api/universityAdvertise/anyUser/commonQuestion/commonQuestionPage",
  summary: "Questions of a major",
  request: v19.object({ ...paging, model: v19.object({ majorId: id }) }),
  response: page(commonQuestion)
});

// server/src/hot-major/hot-major.routes.ts
import { and as and11, asc as asc2, eq as eq16, sql as sql12 } from "drizzle-orm";

// server/src/hot-major/hot-major.schema.ts
import { boolean as boolean8, foreignKey as foreignKey7, index as index11, integer as integer11, jsonb as jsonb6, text as text16 } from "drizzle-orm/pg-core";
var hotMajors = tenantTable("hot_majors", {
  name: text16("name").notNull(),
  pic: text16("pic").notNull().default(""),
  industrySalary: text16("industry_salary").notNull().default(""),
  employmentProspectDescribe: text16("employment_prospect_describe").notNull().default(""),
  suitabilityPeopleDescribe: text16("suitability_people_describe").notNull().default(""),
  relatedCertificates: jsonb6("related_certificates").$type().notNull().default([]),
  seq: integer11("seq").notNull().default(0),
  published: boolean8("published").notNull().default(true)
});
var commonQuestions = tenantTable(
  "common_questions",
  { majorId: text16("major_id").notNull(), name: text16("name").notNull(), answer: text16("answer").notNull().default(""), seq: integer11("seq") },
  (table2) => [
    index11("common_questions_major").on(table2.tenantId, table2.majorId, table2.seq),
    foreignKey7({ columns: [table2.tenantId, table2.majorId], foreignColumns: [hotMajors.tenantId, hotMajors.id] })
  ]
);
var hotMajorProducts = tenantTable(
  "hot_major_products",
  { majorId: text16("major_id").notNull(), productId: text16("product_id").notNull(), seq: integer11("seq").notNull().default(0) },
  (table2) => [
    index11("hot_major_products_major").on(table2.tenantId, table2.majorId, table2.seq),
    foreignKey7({ columns: [table2.tenantId, table2.majorId], foreignColumns: [hotMajors.tenantId, hotMajors.id] }),
    foreignKey7({ columns: [table2.tenantId, table2.productId], foreignColumns: [products.tenantId, products.id] })
  ]
);

// server/src/hot-major/hot-major.routes.ts
var hotMajorRoutes = [
  handle(hotMajorPage, async ({ input, tx }) => {
    const window = pageWindow(input);
    const shown = eq16(hotMajors.published, true);
    const rows = await tx.select({ id: hotMajors.id, name: hotMajors.name, pic: hotMajors.pic }).from(hotMajors).where(shown).orderBy(asc2(hotMajors.seq), asc2(hotMajors.id)).limit(window.limit).offset(window.offset);
    return pageOf(window, await tx.$count(hotMajors, shown), rows);
  }),
  handle(getHotMajor, async ({ input, tx }) => {
    const [major] = await tx.select().from(hotMajors).where(and11(eq16(hotMajors.id, input.id), eq16(hotMajors.published, true)));
    if (major === void 0) throw refuse("notFound");
    const related = await tx.select({ product: products }).from(hotMajorProducts).innerJoin(products, and11(eq16(products.tenantId, hotMajorProducts.tenantId), eq16(products.id, hotMajorProducts.productId))).where(and11(eq16(hotMajorProducts.majorId, major.id), eq16(products.state, ON_SALE))).orderBy(asc2(hotMajorProducts.seq), asc2(hotMajorProducts.id));
    const { id: id2, name, pic, industrySalary, employmentProspectDescribe, suitabilityPeopleDescribe, relatedCertificates } = major;
    return {
      id: id2,
      name,
      pic,
      industrySalary,
      employmentProspectDescribe,
      suitabilityPeopleDescribe,
      relatedCertificate: relatedCertificates,
      relatedProductList: related.map(({ product: product2 }) => productCard(product2))
    };
  }),
  handle(commonQuestionPage, async ({ input, tx }) => {
    const window = pageWindow(input);
    const asked = tx.select({ id: commonQuestions.id, name: commonQuestions.name, answer: commonQuestions.answer, seq: commonQuestions.seq }).from(commonQuestions).innerJoin(hotMajors, and11(eq16(hotMajors.tenantId, commonQuestions.tenantId), eq16(hotMajors.id, commonQuestions.majorId))).where(and11(eq16(commonQuestions.majorId, input.model.majorId), eq16(hotMajors.published, true)));
    const total = await tx.$count(asked.as("asked"));
    const rows = await asked.orderBy(sql12`${commonQuestions.seq} asc nulls last`, asc2(commonQuestions.id)).limit(window.limit).offset(window.offset);
    return pageOf(window, total, rows);
  })
];

// shared/contracts/src/news.ts
import * as v20 from "valibot";
var newsCategory = v20.object({ id, categoryName: text, seq: optionalNumeric });
var newsCategoryPage = defineCall({
  id: "news.categoryPage",
  method: "POST",
  path: "/api/universityAdvertise/anyUser/categorize/page",
  summary: "Categories of the news",
  request: v20.object({ ...paging, model: v20.optional(v20.object({}), {}) }),
  response: page(newsCategory)
});
var newsEntry = v20.object({
  id,
  title: text,
  cover: text,
  introduction: text,
  publishTime: time,
  createdTime: time,
  contentType: coded
});
var newsPage = defineCall({
  id: "news.page",
  method: "POST",
  path: "/api/universityAdvertise/anyUser/newInformation/newInformationPage",
  summary: "Published news, newest first",
  request: v20.object({
    ...paging,
    model: v20.object({ categorizeId: v20.optional(v20.string()), status: v20.optional(numeric, 1) })
  }),
  response: page(newsEntry)
});
var newsDetail = v20.object({
  ...newsEntry.entries,
  content: text,
  sources: text,
  relatedCategorizeList: list(v20.object({ categorizeId: text })),
  relatedProductList: list(product)
});
var getNewsDetail = defineCall({
  id: "news.detail",
  method: "GET",
  path: "/api/universityAdvertise/anyUser/newInformation/detail",
  summary: "One published news item",
  request: v20.object({ id }),
  response: newsDetail
});
var noticeEntry = v20.object({ id, title: text, publishTime: time, createdTime: time });
var noticePage = defineCall({
  id: "notice.page",
  method: "POST",
  path: "/api/universityAdvertise/anyUser/notice/noticePage",
  summary: "Published notices, newest first",
  request: v20.object({ ...paging, model: v20.optional(v20.object({}), {}) }),
  response: page(noticeEntry),
  source: "ours"
});
var noticeDetail = v20.object({ ...noticeEntry.entries, content: text, writerName: text, status: optionalNumeric });
var getNoticeDetail = defineCall({
  id: "notice.detail",
  method: "GET",
  path: "/api/universityAdvertise/anyUser/notice/detail",
  summary: "One published notice",
  request: v20.object({ id }),
  response: noticeDetail,
  source: "ours"
});

// server/src/news/news.routes.ts
import { and as and12, asc as asc3, desc as desc5, eq as eq17, lte as lte2 } from "drizzle-orm";
var CONTENT_TYPES = { INFORMATION: "\u89C6\u9891", ARTICLE: "\u56FE\u6587" };
var newsRoutes = [
  handle(newsCategoryPage, async ({ input, tx }) => {
    const window = pageWindow(input);
    const rows = await tx.select({ id: newsCategories.id, categoryName: newsCategories.name, seq: newsCategories.seq }).from(newsCategories).orderBy(asc3(newsCategories.seq), asc3(newsCategories.id)).limit(window.limit).offset(window.offset);
    return pageOf(window, await tx.$count(newsCategories), rows);
  }),
  handle(newsPage, async ({ input, tx, now }) => {
    const window = pageWindow(input);
    const { categorizeId = "", status } = input.model;
    if (status !== PUBLISHED) return pageOf(window, 0, []);
    const shown = and12(isOut(news, now), categorizeId === "" ? void 0 : eq17(news.categoryId, categorizeId));
    const rows = await tx.select().from(news).where(shown).orderBy(desc5(news.publishTime), desc5(news.id)).limit(window.limit).offset(window.offset);
    return pageOf(window, await tx.$count(news, shown), rows.map(newsEntryAnswer));
  }),
  handle(getNewsDetail, async ({ input, tx, now }) => {
    const [item] = await tx.select().from(news).where(and12(eq17(news.id, input.id), isOut(news, now)));
    if (item === void 0) throw refuse("notFound");
    const related = await tx.select({ product: products }).from(newsProducts).innerJoin(products, and12(eq17(products.tenantId, newsProducts.tenantId), eq17(products.id, newsProducts.productId))).where(and12(eq17(newsProducts.newsId, item.id), eq17(products.state, ON_SALE))).orderBy(asc3(newsProducts.seq), asc3(newsProducts.id));
    return {
      ...newsEntryAnswer(item),
      content: item.content,
      sources: item.sources,
      relatedCategorizeList: item.categoryId === "" ? [] : [{ categorizeId: item.categoryId }],
      relatedProductList: related.map(({ product: product2 }) => productCard(product2))
    };
  }),
  handle(noticePage, async ({ input, tx, now }) => {
    const window = pageWindow(input);
    const shown = isOut(notices, now);
    const rows = await tx.select().from(notices).where(shown).orderBy(desc5(notices.publishTime), desc5(notices.id)).limit(window.limit).offset(window.offset);
    return pageOf(window, await tx.$count(notices, shown), rows.map(noticeEntryAnswer));
  }),
  handle(getNoticeDetail, async ({ input, tx, now }) => {
    const [notice] = await tx.select().from(notices).where(and12(eq17(notices.id, input.id), isOut(notices, now)));
    if (notice === void 0) throw refuse("notFound");
    return { ...noticeEntryAnswer(notice), content: notice.content, writerName: notice.writerName, status: notice.status };
  })
];
function isOut(table2, now) {
  return and12(eq17(table2.status, PUBLISHED), lte2(table2.publishTime, now));
}
function newsEntryAnswer({ id: id2, title, cover, introduction, publishTime, createdTime, contentType }) {
  return {
    id: id2,
    title,
    cover,
    introduction,
    publishTime: wireTime(publishTime),
    createdTime: wireTime(createdTime),
    contentType: { code: contentType, desc: CONTENT_TYPES[contentType] ?? "" }
  };
}
function noticeEntryAnswer({ id: id2, title, publishTime, createdTime }) {
  return { id: id2, title, publishTime: wireTime(publishTime), createdTime: wireTime(createdTime) };
}

// server/src/product/product.routes.ts
import { and as and13, asc as asc4, eq as eq18, inArray as inArray3 } from "drizzle-orm";
var productRoutes = [
  handle(queryProductCategories, async ({ input, tx }) => {
    if (input.state !== ON_SALE) return [];
    return tx.select({ id: productCategories.id, name: productCategories.name, seq: productCategories.seq, defaultFlag: productCategories.defaultFlag }).from(productCategories).where(and13(eq18(productCategories.isVariety, input.isVariety), eq18(productCategories.state, ON_SALE))).orderBy(asc4(productCategories.seq), asc4(productCategories.id));
  }),
  handle(productPage, async ({ input, tx }) => {
    const window = pageWindow(input);
    if (input.model.state !== ON_SALE) return pageOf(window, 0, []);
    const listed = tx.select({ product: products, seq: productRelations.seq }).from(productRelations).innerJoin(products, and13(eq18(products.tenantId, productRelations.tenantId), eq18(products.id, productRelations.productId))).innerJoin(productCategories, and13(eq18(productCategories.tenantId, productRelations.tenantId), eq18(productCategories.id, productRelations.categoryId))).where(
      and13(
        eq18(productRelations.categoryId, input.model.bizId),
        eq18(productRelations.state, ON_SALE),
        eq18(products.state, ON_SALE),
        eq18(productCategories.state, ON_SALE)
      )
    );
    const rows = await listed.orderBy(asc4(productRelations.seq), asc4(productRelations.id)).limit(window.limit).offset(window.offset);
    return pageOf(window, await tx.$count(listed.as("listed")), rows.map(({ product: product2 }) => productCard(product2)));
  }),
  handle(productListByIds, async ({ input, tx }) => {
    if (input.ids.length === 0) return [];
    const rows = await tx.select().from(products).where(and13(inArray3(products.id, input.ids), eq18(products.state, ON_SALE)));
    const byId = new Map(rows.map((row) => [row.id, productCard(row)]));
    return [...new Set(input.ids)].flatMap((id2) => byId.get(id2) ?? []);
  })
];

// shared/contracts/src/review.ts
import * as v21 from "valibot";
var reviewFile = v21.object({ url: text, type: v21.nullish(v21.picklist(["PIC", "VIDEO"]), "PIC") });
var review = v21.object({
  id,
  commentContent: text,
  commentAuthorName: text,
  commentAuthorPic: text,
  createdTime: time,
  fileList: list(reviewFile),
  product: v21.nullish(v21.object({ varietyName: text }), { varietyName: "" }),
  browseCount: count,
  thumbsCount: count,
  thumbs: flag,
  schoolComment: v21.nullish(v21.object({ commentContent: text }), { commentContent: "" }),
  commentTop: flag
});
var commentScorePage = defineCall({
  id: "review.page",
  method: "POST",
  path: "/api/universityAdvertise/anyBiz/commentScore/page",
  summary: "Reviews, pinned first, then newest",
  request: v21.object({
    ...paging,
    model: v21.object({ commentObjectType: v21.literal("ORDER"), tagIdList: v21.optional(v21.pipe(v21.array(id), v21.maxLength(20)), []) })
  }),
  response: page(review)
});
var commentScoreTagList = defineCall({
  id: "review.tagList",
  method: "POST",
  path: "/api/universityAdvertise/anyBiz/commentScoreTag/list",
  summary: "Tags reviews are filtered by",
  request: v21.object({}),
  response: list(v21.object({ id, name: text }))
});
var THUMBS_BIZ_TYPES = ["COMMENT_SCORE", "EVERYONE_SAYS"];
var thumbsUp = defineCall({
  id: "review.thumbs",
  method: "POST",
  path: "/api/universityAdvertise/anyone/thumbsUserRecord/thumbs",
  summary: "Likes; twice by one person counts once",
  request: v21.object({ bizId: id, bizType: v21.picklist(THUMBS_BIZ_TYPES), thumbs: v21.optional(numeric, 1) }),
  response: v21.boolean()
});
var thumbsDelete = defineCall({
  id: "review.thumbsDelete",
  method: "POST",
  path: "/api/universityAdvertise/anyone/thumbsUserRecord/deleted",
  summary: "Takes a like back",
  request: v21.object({ bizId: id, bizType: v21.picklist(THUMBS_BIZ_TYPES) }),
  response: v21.boolean()
});

// server/src/review/review.routes.ts
import { and as and15, asc as asc5, desc as desc6, eq as eq20, inArray as inArray4 } from "drizzle-orm";

// server/src/review/like-count.ts
import { and as and14, eq as eq19, sql as sql13 } from "drizzle-orm";
async function moveLikeCount(tx, bizType, bizId, by) {
  return bizType === "COMMENT_SCORE" ? moveReview(tx, bizId, by) : moveWallItem(tx, bizId, by);
}
async function moveReview(tx, id2, by) {
  const rows = await tx.update(reviews).set({ thumbsCount: sql13`greatest(${reviews.thumbsCount} + ${by}, 0)` }).where(and14(eq19(reviews.id, id2), eq19(reviews.published, true))).returning({ id: reviews.id });
  return rows.length > 0;
}
async function moveWallItem(tx, id2, by) {
  const rows = await tx.update(wallItems).set({ likeNum: sql13`greatest(${wallItems.likeNum} + ${by}, 0)` }).where(and14(eq19(wallItems.id, id2), eq19(wallItems.bizType, "EVERYONE_SAYS"), eq19(wallItems.published, true))).returning({ id: wallItems.id });
  return rows.length > 0;
}

// server/src/review/review.routes.ts
var ADDRESS_LIMITS = [{ times: 120, withinMs: 60 * 60 * 1e3 }];
var reviewRoutes = [
  handle(commentScorePage, async (context) => {
    const { input, tx } = context;
    const window = pageWindow(input);
    const { commentObjectType, tagIdList } = input.model;
    const shown = and15(
      eq20(reviews.commentObjectType, commentObjectType),
      eq20(reviews.published, true),
      tagIdList.length === 0 ? void 0 : inArray4(reviews.id, taggedWith(tx, tagIdList))
    );
    const rows = await tx.select().from(reviews).where(shown).orderBy(desc6(reviews.commentTop), desc6(reviews.createdTime), desc6(reviews.id)).limit(window.limit).offset(window.offset);
    const liked = await likedAmong(tx, "COMMENT_SCORE", rows.map(({ id: id2 }) => id2), likerOf(context));
    return pageOf(window, await tx.$count(reviews, shown), rows.map((row) => reviewAnswer(row, liked.has(row.id))));
  }),
  handle(
    commentScoreTagList,
    async ({ tx }) => tx.select({ id: reviewTags.id, name: reviewTags.name }).from(reviewTags).orderBy(asc5(reviewTags.seq), asc5(reviewTags.id))
  ),
  handle(thumbsUp, async (context) => {
    const { input, tx, address, now } = context;
    const { bizId, bizType } = input;
    if (input.thumbs !== 1) throw new InvalidInputError("thumbs");
    const key = `likes:${address}`;
    if (await isLimited(tx, { key, limits: ADDRESS_LIMITS, now })) throw refuse("tooManyRequests");
    const added = await addLike(tx, { bizType, bizId, liker: likerOf(context), now });
    if (!await moveLikeCount(tx, bizType, bizId, added ? 1 : 0)) throw refuse("notFound");
    if (added) await countAttempt(tx, { key, now });
    return true;
  }),
  handle(thumbsDelete, async (context) => {
    const { input, tx } = context;
    const { bizId, bizType } = input;
    const removed = await removeLikes(tx, { bizType, bizId, liker: likerOf(context) });
    if (!await moveLikeCount(tx, bizType, bizId, -removed)) throw refuse("notFound");
    return true;
  })
];
function taggedWith(tx, tagIds) {
  return tx.select({ id: reviewTagLinks.reviewId }).from(reviewTagLinks).where(inArray4(reviewTagLinks.tagId, [...tagIds]));
}
function reviewAnswer(row, liked) {
  return {
    id: row.id,
    commentContent: row.commentContent,
    commentAuthorName: row.commentAuthorName,
    commentAuthorPic: row.commentAuthorPic,
    createdTime: wireTime(row.createdTime),
    fileList: row.files,
    product: { varietyName: row.varietyName },
    browseCount: row.browseCount,
    thumbsCount: row.thumbsCount,
    thumbs: liked ? 1 : 0,
    schoolComment: row.schoolComment === "" ? null : { commentContent: row.schoolComment },
    commentTop: row.commentTop ? 1 : 0
  };
}

// server/src/school/school.routes.ts
import { asc as asc6, eq as eq22 } from "drizzle-orm";

// server/src/sign-in/sms-code.ts
import { createHash as createHash8, randomInt as randomInt4, timingSafeEqual as timingSafeEqual6 } from "node:crypto";
import { eq as eq21, sql as sql14 } from "drizzle-orm";
var LIFETIME_MS2 = 5 * 60 * 1e3;
var MAX_TRIES = 5;
async function issueSmsCode(tx, { mobile: mobile2, templateCode, now }) {
  const code3 = String(randomInt4(1e6)).padStart(6, "0");
  const fresh = {
    templateCode,
    codeHash: hashCode2(mobile2, code3),
    expiresTime: new Date(now.getTime() + LIFETIME_MS2),
    tries: 0,
    usedTime: null
  };
  await tx.insert(smsCodes).values({ id: newId(), mobile: mobile2, ...fresh }).onConflictDoUpdate({ target: [smsCodes.tenantId, smsCodes.mobile], set: fresh });
  return code3;
}
async function checkSmsCode(tx, { mobile: mobile2, code: code3, now }) {
  const [sent] = await tx.update(smsCodes).set({ tries: sql14`${smsCodes.tries} + 1` }).where(eq21(smsCodes.mobile, mobile2)).returning();
  if (sent === void 0 || sent.usedTime !== null || sent.expiresTime <= now || sent.tries > MAX_TRIES) return false;
  if (!timingSafeEqual6(Buffer.from(sent.codeHash), Buffer.from(hashCode2(mobile2, code3)))) return false;
  await tx.update(smsCodes).set({ usedTime: now }).where(eq21(smsCodes.id, sent.id));
  return true;
}
function hashCode2(mobile2, code3) {
  return createHash8("sha256").update(`${mobile2}:${code3}`).digest("hex");
}

// server/src/school/browse-count.ts
import { lt as lt2, sql as sql15 } from "drizzle-orm";
var ADDRESS_LIMITS2 = [{ times: 300, withinMs: 24 * 60 * 60 * 1e3 }];
async function countOpening(tx, { visitorId, address, now }) {
  const day = wireTime(now).slice(0, 10);
  const added = await tx.insert(schoolVisits).values({ id: `${day}:${visitorId}`, day }).onConflictDoNothing().returning({ id: schoolVisits.id });
  if (added.length === 0) return;
  const key = `browse:${address}`;
  if (await isLimited(tx, { key, limits: ADDRESS_LIMITS2, now })) return;
  await countAttempt(tx, { key, now });
  await tx.delete(schoolVisits).where(lt2(schoolVisits.day, day));
  await tx.update(schools).set({ browseCount: sql15`${schools.browseCount} + 1` });
}

// server/src/school/businesses.ts
var BUSINESSES = /* @__PURE__ */ new Map([
  ["SKILL_TRAINING", "\u804C\u4E1A\u6280\u80FD\u57F9\u8BAD"],
  ["SKILL_EVALUATION", "\u804C\u4E1A\u6280\u80FD\u7B49\u7EA7\u8BA4\u5B9A"],
  ["ENTERPRISE_TRAINING", "\u4F01\u4E1A\u5185\u8BAD"],
  ["CONTINUING_EDUCATION", "\u7EE7\u7EED\u6559\u80B2"],
  ["EMPLOYMENT", "\u5C31\u4E1A\u670D\u52A1"]
]);

// server/src/school/school.routes.ts
var schoolRoutes = [
  handle(getInfoByTenantId, async ({ tx }) => {
    const school = await findSchool(tx);
    const { logo: logo2, address, latitude, longitude, projectName, universityName, schoolType, schoolTypeName } = school;
    return { logo: logo2, address, latitude, longitude, projectName, universityName, universityId: school.id, schoolType, schoolTypeName };
  }),
  handle(getDetailByTenantId, async ({ tx }) => {
    return {
      ...detailAnswer(await findSchool(tx)),
      buSchoolEnrollDistrictList: await tx.select({ enrollDistrictScope: enrolDistricts.enrollDistrictScope }).from(enrolDistricts).orderBy(asc6(enrolDistricts.seq)),
      buSchoolServicePointList: await listServicePoints(tx),
      certificationOrganizationList: await listOrganizations(tx)
    };
  }),
  handle(getTenantSettings, async ({ tx }) => (await findSchool(tx)).settings),
  handle(getDomainByDomainType, async ({ input, tx }) => {
    const [found] = await tx.select({ domain: schoolDomains.domain }).from(schoolDomains).where(eq22(schoolDomains.domainType, input.data));
    return found?.domain ?? "";
  }),
  handle(
    getDomainList,
    async ({ tx }) => tx.select({ domainType: schoolDomains.domainType, domain: schoolDomains.domain }).from(schoolDomains).orderBy(asc6(schoolDomains.domainType))
  ),
  handle(
    queryUniversityInformation,
    async ({ tx }) => tx.select({ type: universityInformation.type, title: universityInformation.title, content: universityInformation.content }).from(universityInformation).orderBy(asc6(universityInformation.type), asc6(universityInformation.seq))
  ),
  handle(
    querySchoolBrowseCount,
    async ({ input, tx, tenantId, visitorId, address, now }) => {
      const school = await findSchool(tx);
      if (input.schoolId !== tenantId && input.schoolId !== school.id) throw refuse("notFound");
      await countOpening(tx, { visitorId, address, now });
      return (await findSchool(tx)).browseCount;
    },
    // Another site's page must not be able to count its own visitors here.
    { changes: true }
  ),
  handle(customerServicePage, async ({ input, tx, tenantId }) => {
    const window = pageWindow(input);
    if (input.model.tenantId !== tenantId) return pageOf(window, 0, []);
    const contacts = await tx.select({ id: serviceContacts.id, mobile: serviceContacts.mobile, url: serviceContacts.url }).from(serviceContacts).orderBy(asc6(serviceContacts.seq)).limit(window.limit).offset(window.offset);
    return pageOf(window, await tx.$count(serviceContacts), contacts);
  }),
  handle(saveClue, async ({ input, tx, user, now }) => {
    const { clueId, name, mobile: mobile2, code: code3, content } = input;
    if (!await checkSmsCode(tx, { mobile: mobile2, code: code3, now })) return refuse("smsCodeWrong");
    const id2 = newId();
    await tx.insert(clues).values({ id: id2, clueId, userId: user?.id ?? null, name, mobile: mobile2, content, createdTime: now });
    return id2;
  }),
  handle(businessList, async ({ input }) => {
    const codes = new Set(input.businesses.split(",").map((code3) => code3.trim()));
    return [...BUSINESSES].filter(([code3]) => codes.has(code3)).map(([code3, name]) => ({ code: code3, name }));
  })
];
async function findSchool(tx) {
  const [school] = await tx.select().from(schools);
  if (school === void 0) throw refuse("notFound");
  return school;
}
function detailAnswer(school) {
  return {
    logo: school.logo,
    projectName: school.projectName,
    institutionProperty: school.institutionProperty,
    institutionGrade: school.institutionGrade,
    trainingMode: school.trainingMode,
    serviceAttribute: school.serviceAttribute,
    practicalTrainingLoginUrl: school.practicalTrainingLoginUrl,
    examLoginUrl: school.examLoginUrl,
    contactMobile: school.contactMobile,
    certificationOrganizationTypeName: school.certificationOrganizationTypeName,
    trainingInstitutionsName: school.trainingInstitutionsName,
    schoolParentType: school.schoolParentType,
    certificateAttribute: school.certificateAttribute,
    crowd: school.crowd,
    website: school.website,
    educationalInstitution: school.educationalInstitution
  };
}
async function listServicePoints(tx) {
  return tx.select({
    type: servicePoints.type,
    name: servicePoints.name,
    url: servicePoints.url,
    startTime: servicePoints.startTime,
    endTime: servicePoints.endTime,
    mobile: servicePoints.mobile,
    provinceName: servicePoints.provinceName,
    cityName: servicePoints.cityName,
    address: servicePoints.address,
    enrollDistrictScope: servicePoints.enrollDistrictScope,
    latitude: servicePoints.latitude,
    longitude: servicePoints.longitude
  }).from(servicePoints).orderBy(asc6(servicePoints.seq), asc6(servicePoints.id));
}
async function listOrganizations(tx) {
  return tx.select({
    id: certificationOrganizations.id,
    name: certificationOrganizations.name,
    orgType: certificationOrganizations.orgType,
    certificationType: certificationOrganizations.certificationType,
    serviceScope: certificationOrganizations.serviceScope,
    features: certificationOrganizations.features
  }).from(certificationOrganizations).orderBy(asc6(certificationOrganizations.seq), asc6(certificationOrganizations.id));
}

// server/src/sign-in/sign-in.routes.ts
import { and as and16, eq as eq24 } from "drizzle-orm";

// server/src/sign-in/login.routes.ts
import { eq as eq23 } from "drizzle-orm";

// server/src/outbox/outbox.ts
async function deliver(tx, { mobile: mobile2, text: text17, now }) {
  await tx.insert(outboxMessages).values({ id: newId(), mobile: mobile2, text: text17, createdTime: now });
}

// server/src/sign-in/send-code.ts
var MINUTE_MS = 60 * 1e3;
var HOUR_MS = 60 * MINUTE_MS;
var DAY_MS2 = 24 * HOUR_MS;
var PAUSE = [{ times: 1, withinMs: MINUTE_MS }];
var NUMBER_LIMITS = [
  { times: 5, withinMs: HOUR_MS },
  { times: 10, withinMs: DAY_MS2 }
];
var ADDRESS_LIMITS3 = [
  { times: 100, withinMs: HOUR_MS },
  { times: 500, withinMs: DAY_MS2 }
];
var TENANT_LIMITS = [{ times: 2e3, withinMs: HOUR_MS }];
var FREE_FOR_NUMBER = [{ times: 2, withinMs: DAY_MS2 }];
var FREE_FOR_ADDRESS = [{ times: 20, withinMs: HOUR_MS }];
async function sendCode({ input, database, address, now, tenant }) {
  const number6 = `sms:mobile:${input.mobile}`;
  const source = `sms:address:${address}`;
  const school = `sms:tenant:${tenant.id}`;
  const used2 = (tx, key, limits) => isLimited(tx, { key, limits, now });
  return database.asOperator(async (tx) => {
    await queueFor(tx, number6);
    if (await used2(tx, number6, PAUSE)) throw refuse("smsTooSoon");
    if (await used2(tx, number6, NUMBER_LIMITS) || await used2(tx, source, ADDRESS_LIMITS3) || await used2(tx, school, TENANT_LIMITS)) {
      throw refuse("smsTooMany");
    }
    const needsCaptcha = await used2(tx, number6, FREE_FOR_NUMBER) || await used2(tx, source, FREE_FOR_ADDRESS);
    await enterTenant(tx, tenant.id);
    if (needsCaptcha) {
      if (input.captchaKey === void 0 || input.captchaCode === void 0) throw refuse("captchaRequired");
      if (!await checkCaptcha(tx, { key: input.captchaKey, code: input.captchaCode, now })) return refuse("captchaWrong");
    }
    for (const key of [number6, source, school]) await countAttempt(tx, { key, now });
    const code3 = await issueSmsCode(tx, { mobile: input.mobile, templateCode: input.templateCode, now });
    await deliver(tx, { mobile: input.mobile, text: `\u3010${tenant.name}\u3011\u60A8\u7684\u9A8C\u8BC1\u7801\u662F ${code3}\uFF0C5 \u5206\u949F\u5185\u6709\u6548\uFF0C\u8BF7\u52FF\u544A\u8BC9\u4ED6\u4EBA\u3002`, now });
    return true;
  });
}

// server/src/sign-in/login.routes.ts
var MINUTE_MS2 = 60 * 1e3;
var PASSWORD_LIMITS = [{ times: 5, withinMs: 15 * MINUTE_MS2 }];
var ACCOUNT_LIMITS = [{ times: 50, withinMs: 60 * MINUTE_MS2 }];
var loginRoutes = [
  handleInSteps(sendSmsCode, sendCode, { changes: true, signed: true }),
  // Comparing a password takes long on purpose, so no transaction waits for it.
  handleInSteps(login, async (context) => {
    const { input } = context;
    return input.grantType === "PASSWORD" ? loginByPassword(context, input) : loginByCode(context, input);
  }),
  handle(ssoLogin, async ({ input, tx, now, config }) => {
    const userId = await redeemSsoCode(tx, { code: input.code, now });
    if (userId === null) throw refuse("ssoCodeWrong");
    return tokenAnswer2(await openSession(tx, userId, now, config.tokenLifetime));
  })
];
async function loginByCode({ inTenant, now, config }, input) {
  return inTenant(async (tx) => {
    if (!await checkSmsCode(tx, { mobile: input.mobile, code: input.code, now })) return refuse("smsCodeWrong");
    const userId = await findOrRegister(tx, input, now);
    return tokenAnswer2(await openSession(tx, userId, now, config.tokenLifetime));
  });
}
async function findOrRegister(tx, { mobile: mobile2, nickName }, now) {
  const fresh = { id: newId(), mobile: mobile2, nickName: nickName ?? "", createdTime: now };
  const [created] = await tx.insert(users).values(fresh).onConflictDoNothing().returning({ id: users.id });
  if (created !== void 0) return created.id;
  const [known] = await tx.select({ id: users.id }).from(users).where(eq23(users.mobile, mobile2));
  if (known === void 0) throw new Error("a user is neither new nor known");
  return known.id;
}
async function loginByPassword(context, input) {
  const { inTenant, now, config, address, tenantId } = context;
  const fromHere = `password:${input.username}:${address}`;
  const ofAccount = `password:${input.username}`;
  const user = await inTenant(async (tx) => {
    await queueFor(tx, `${tenantId}:${ofAccount}`);
    if (await isLimited(tx, { key: fromHere, limits: PASSWORD_LIMITS, now })) return refuse("tooManyRequests");
    if (await isLimited(tx, { key: ofAccount, limits: ACCOUNT_LIMITS, now })) return refuse("tooManyRequests");
    await countAttempt(tx, { key: fromHere, now });
    await countAttempt(tx, { key: ofAccount, now });
    const [found] = await tx.select().from(users).where(eq23(users.mobile, input.username));
    return found ?? null;
  });
  if (user instanceof Error) return user;
  const fits = await passwordFits(input.password, user?.passwordHash ?? null);
  if (!fits || user === null) return refuse("credentialsWrong");
  return inTenant(async (tx) => {
    await forgetAttempts(tx, fromHere);
    await forgetAttempts(tx, ofAccount);
    return tokenAnswer2(await openSession(tx, user.id, now, config.tokenLifetime));
  });
}
function tokenAnswer2({ userId, token, expiresTime }) {
  return { userId, token, expiration: wireTime(expiresTime) };
}

// server/src/sign-in/sign-in.routes.ts
var signInRoutes = [
  handle(captchaImage, async ({ input, tx, now }) => ({
    contentType: "image/svg+xml",
    body: await issueCaptcha(tx, { key: input.key, now })
  })),
  handle(captchaChallenge, async ({ input, tx, now }) => issueChallenge(tx, { key: input.key, now })),
  ...loginRoutes,
  handle(logout, async ({ tx, user, now }) => {
    if (user !== null) await revokeSession(tx, user.sessionId, now);
    return true;
  }),
  handleSignedIn(getUserInfo, async ({ tx, user }) => {
    const [person2] = await tx.select().from(users).where(eq24(users.id, user.id));
    if (person2 === void 0) throw refuse("sessionInvalid");
    const { id: id2, avatar: avatar2, realName, nickName, mobile: mobile2 } = person2;
    return { id: id2, avatar: avatar2, realName, nickName, username: mobile2, mobile: mobile2 };
  }),
  handleSignedIn(getOrCreateStudentId, async ({ tx, user }) => {
    const [person2] = await tx.select({ studentId: users.studentId }).from(users).where(eq24(users.id, user.id)).for("update");
    if (person2 === void 0) throw refuse("sessionInvalid");
    if (person2.studentId !== null) return person2.studentId;
    const studentId = newId();
    await tx.update(users).set({ studentId }).where(eq24(users.id, user.id));
    return studentId;
  }),
  // The id a client sends is ignored: everybody changes their own record.
  handleSignedIn(updateStudent, async ({ input, tx, user }) => {
    const changes = {
      ...input.realName === void 0 ? {} : { realName: input.realName },
      ...input.nickName === void 0 ? {} : { nickName: input.nickName }
    };
    if (Object.keys(changes).length > 0) await tx.update(users).set(changes).where(eq24(users.id, user.id));
    return true;
  }),
  handleForEveryTenant(getDefTenantByQrCode, async ({ input, tx }) => {
    const [school] = await tx.select({ id: tenants.id, name: tenants.name }).from(invitations).innerJoin(tenants, eq24(tenants.id, invitations.tenantId)).where(eq24(invitations.qrCode, input.qrCode));
    if (school === void 0) throw refuse("invitationNotFound");
    return school;
  }),
  // Only the signed-in person's own school can be joined: a person of another school is another person there.
  handleSignedIn(bindQrCode, async ({ input, tx, user }) => {
    const [invitation] = await tx.select().from(invitations).where(eq24(invitations.qrCode, input.qrCode));
    if (invitation === void 0) throw refuse("invitationNotFound");
    await tx.update(users).set({ invitedBy: invitation.id }).where(and16(eq24(users.id, user.id)));
    return true;
  }),
  handleForEveryTenant(
    cloudSchoolList,
    async ({ tx }) => tx.select({ id: tenants.id, name: tenants.name }).from(tenants).orderBy(tenants.id)
  )
];

// shared/contracts/src/study.ts
import * as v22 from "valibot";
var SERVICE_STATUSES = [-1, 0, 1, 2, 3];
var TEACHING_CLASS_STATUSES = [0, 1, 2];
var learningCard = v22.object({
  classId: id,
  tenantId: id,
  classPeriodName: text,
  className: text,
  productName: text,
  teacherName: text,
  serviceStatus: v22.pipe(numeric, v22.picklist(SERVICE_STATUSES)),
  teachingClassStatus: v22.pipe(numeric, v22.picklist(TEACHING_CLASS_STATUSES)),
  periodTrainingStartTime: time,
  periodTrainingEndTime: time,
  trainingStartTime: time,
  trainingEndTime: time,
  teachingPlanCreatedTime: time,
  signUpTotal: count,
  classStudentTotal: count
});
var queryStudentClassAndPeriodList = defineCall({
  id: "study.queryStudentClassAndPeriodList",
  method: "POST",
  path: "/api/teaching/anyone/teachingClass/queryStudentClassAndPeriodList",
  summary: "The signed-in learner\u2019s classes of this tenant; the userId sent is not trusted",
  request: v22.object({ userId: v22.optional(v22.string()) }),
  response: list(learningCard),
  access: "user"
});
var queryStudentClassAndPeriodListIgnoreTenant = defineCall({
  id: "study.queryStudentClassAndPeriodListIgnoreTenant",
  method: "POST",
  path: "/api/teaching/anyone/teachingClass/queryStudentClassAndPeriodListIgnoreTenant",
  summary: "The signed-in learner\u2019s classes of all schools, for partner sites only",
  request: v22.object({ userId: v22.optional(v22.string()) }),
  response: list(learningCard),
  access: "user",
  source: "ours"
});
var queryTenantClassPeriodPage = defineCall({
  id: "study.queryTenantClassPeriodPage",
  method: "POST",
  path: "/api/search/anyTenant/class/queryTenantClassPeriodPage",
  summary: "The signed-in learner\u2019s class periods of one type: 1 training, 2 exam, 3 certification, 4 evaluation",
  request: v22.object({
    ...paging,
    extra: v22.optional(v22.record(v22.string(), v22.unknown()), {}),
    model: v22.object({
      classPeriodType: v22.pipe(numeric, v22.picklist([1, 2, 3, 4])),
      userId: v22.optional(v22.string())
    })
  }),
  response: page(learningCard),
  access: "user"
});
var updateEnrolState = defineCall({
  id: "study.updateEnrolState",
  method: "POST",
  path: "/api/product/app/classStudent/updateEnrolState",
  summary: "Reports the learner in: moves serviceStatus 1 to 2 and changes nothing else; repeating it is harmless",
  request: v22.object({ classId: id, userId: v22.optional(v22.string()) }),
  response: v22.boolean(),
  access: "user"
});

// server/src/study/study.routes.ts
import { and as and18, eq as eq27 } from "drizzle-orm";

// server/src/study/learning-cards.ts
import { and as and17, desc as desc7, eq as eq25, or } from "drizzle-orm";
function enrolmentsOf(learners) {
  const each = learners.map(({ tenantId, userId }) => and17(eq25(classStudents.tenantId, tenantId), eq25(classStudents.userId, userId)));
  return each.length === 0 ? eq25(classStudents.tenantId, "") : or(...each);
}
function selectCards(tx, where) {
  return tx.select({ enrolment: classStudents, class: teachingClasses, period: classPeriods }).from(classStudents).innerJoin(teachingClasses, and17(eq25(teachingClasses.tenantId, classStudents.tenantId), eq25(teachingClasses.id, classStudents.classId))).innerJoin(classPeriods, and17(eq25(classPeriods.tenantId, teachingClasses.tenantId), eq25(classPeriods.id, teachingClasses.periodId))).where(where).orderBy(desc7(classStudents.createdTime), desc7(classStudents.id));
}
function learningCardAnswer({ enrolment, class: held, period }) {
  return {
    classId: held.id,
    tenantId: held.tenantId,
    classPeriodName: period.name,
    className: held.className,
    productName: period.productName,
    teacherName: held.teacherName,
    serviceStatus: enrolment.serviceStatus,
    teachingClassStatus: held.status,
    periodTrainingStartTime: wireTime(period.trainingStartTime),
    periodTrainingEndTime: wireTime(period.trainingEndTime),
    trainingStartTime: wireTime(held.trainingStartTime),
    trainingEndTime: wireTime(held.trainingEndTime),
    teachingPlanCreatedTime: wireTime(held.teachingPlanCreatedTime),
    signUpTotal: period.signUpTotal,
    classStudentTotal: held.studentTotal
  };
}

// server/src/study/partner-site.ts
import { eq as eq26 } from "drizzle-orm";
function learnerHere({ tenantId, user }) {
  if (user === null) throw refuse("sessionInvalid");
  return { tenantId, userId: user.id };
}
async function isPartnerSite({ inTenant }) {
  const [school] = await inTenant((tx) => tx.select({ settings: schools.settings }).from(schools));
  return (school?.settings.brand ?? "") !== "";
}
async function learnerEverywhere(context) {
  const here = learnerHere(context);
  const mobile2 = await context.inTenant((tx) => mobileOf(tx, here.userId));
  if (mobile2 === void 0) return [here];
  return context.database.asOperator(
    (tx) => tx.select({ tenantId: users.tenantId, userId: users.id }).from(users).where(eq26(users.mobile, mobile2))
  );
}
async function mobileOf(tx, userId) {
  const [person2] = await tx.select({ mobile: users.mobile }).from(users).where(eq26(users.id, userId));
  return person2?.mobile;
}

// server/src/study/study.routes.ts
var PENDING_REPORT_IN = 1;
var IN_SERVICE2 = 2;
var studyRoutes = [
  handleSignedIn(queryStudentClassAndPeriodList, async ({ tx, user }) => {
    const rows = await selectCards(tx, eq27(classStudents.userId, user.id));
    return rows.map(learningCardAnswer);
  }),
  handleInSteps(queryStudentClassAndPeriodListIgnoreTenant, async (context) => {
    if (!await isPartnerSite(context)) throw refuse("forbidden");
    const learners = await learnerEverywhere(context);
    const rows = await context.database.asOperator((tx) => selectCards(tx, enrolmentsOf(learners)));
    return rows.map(learningCardAnswer);
  }),
  handleSignedIn(queryTenantClassPeriodPage, async ({ input, tx, user }) => {
    const window = pageWindow(input);
    const cards = selectCards(tx, and18(eq27(classStudents.userId, user.id), eq27(classPeriods.type, input.model.classPeriodType)));
    const total = await tx.$count(cards.as("cards"));
    const rows = await cards.limit(window.limit).offset(window.offset);
    return pageOf(window, total, rows.map(learningCardAnswer));
  }),
  handleInSteps(updateEnrolState, async (context) => {
    const { input, inTenant, database } = context;
    const everywhere = await isPartnerSite(context) ? await learnerEverywhere(context) : void 0;
    const found = everywhere === void 0 ? await inTenant((tx) => reportIn(tx, [learnerHere(context)], input.classId)) : await database.asOperator((tx) => reportIn(tx, everywhere, input.classId));
    if (!found) throw refuse("notFound");
    return true;
  })
];
async function reportIn(tx, learners, classId) {
  const own = and18(eq27(classStudents.classId, classId), enrolmentsOf(learners));
  await tx.update(classStudents).set({ serviceStatus: IN_SERVICE2 }).where(and18(own, eq27(classStudents.serviceStatus, PENDING_REPORT_IN)));
  return await tx.$count(classStudents, own) > 0;
}

// server/src/tenants/ip-location.ts
import { BlockList, isIP } from "node:net";
import * as v23 from "valibot";
var TIMEOUT_MS = 3e3;
var OWN_NETWORK = new BlockList();
OWN_NETWORK.addSubnet("127.0.0.0", 8);
OWN_NETWORK.addSubnet("10.0.0.0", 8);
OWN_NETWORK.addSubnet("172.16.0.0", 12);
OWN_NETWORK.addSubnet("192.168.0.0", 16);
OWN_NETWORK.addSubnet("169.254.0.0", 16);
OWN_NETWORK.addAddress("::1", "ipv6");
OWN_NETWORK.addSubnet("fc00::", 7, "ipv6");
OWN_NETWORK.addSubnet("fe80::", 10, "ipv6");
var degrees = v23.pipe(v23.union([v23.number(), v23.string()]), v23.transform(Number), v23.finite());
var providerAnswer = v23.object({ result: v23.object({ location: v23.object({ lat: degrees, lng: degrees }) }) });
async function positionOf(address, config, log) {
  if (isOwnNetwork(address)) return config.homePosition;
  if (config.ipLocationUrl === "") return null;
  const url = new URL(config.ipLocationUrl);
  url.searchParams.set("ip", address);
  url.searchParams.set("key", config.mapsKey);
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: "error" });
    return v23.parse(providerAnswer, await response.json()).result.location;
  } catch (error) {
    log.warn({ reason: error instanceof Error ? error.message : String(error) }, "the provider of positions gave none");
    return null;
  }
}
function isOwnNetwork(address) {
  const plain2 = address.replace(/^::ffff:(?=\d+\.)/i, "");
  const family = isIP(plain2);
  return family !== 0 && OWN_NETWORK.check(plain2, family === 6 ? "ipv6" : "ipv4");
}

// server/src/tenants/tenants.routes.ts
var PUBLIC_PARAMETERS = {
  MapKey: (config) => config.mapsKey
};
var tenantRoutes = [
  handleForEveryTenant(getTenantByPreDomain, async ({ input, tx }) => await findTenantByPreDomain(tx, input.data.toLowerCase()) ?? null),
  handle(findParamMapByKey, async ({ input, config }) => {
    const known = input.flatMap((key) => {
      const read = Object.hasOwn(PUBLIC_PARAMETERS, key) ? PUBLIC_PARAMETERS[key] : void 0;
      const value = read?.(config) ?? "";
      return value === "" ? [] : [[key, value]];
    });
    return Object.fromEntries(known);
  }),
  // The portal asks for the package and does nothing with it; students are the only role it knows.
  handle(getRolePackByTenantId, async () => [{ id: "STUDENT", name: "\u5B66\u5458" }]),
  // Asks another server, so no transaction may wait for it.
  handleInSteps(mapProxy, async ({ input, address, config, log }) => {
    if (input.path !== IP_LOCATION_PATH) throw refuse("forbidden");
    const location = await positionOf(address, config, log);
    return { result: location === null ? null : { location } };
  })
];

// server/src/routes.ts
var routes = [
  ...compositionRoutes,
  ...tenantRoutes,
  ...signInRoutes,
  ...schoolRoutes,
  ...homeRoutes,
  ...productRoutes,
  ...reviewRoutes,
  ...newsRoutes,
  ...hotMajorRoutes,
  ...studyRoutes,
  ...examRoutes,
  ...certificateRoutes
];

// server/src/sample/sample-id.ts
var KINDS = {
  banner: 10,
  albumCategory: 11,
  albumItem: 12,
  coupon: 13,
  wallTag: 14,
  wallItem: 15,
  wallProduct: 16,
  category: 20,
  product: 21,
  relation: 22,
  review: 30,
  reviewTag: 31,
  reviewLink: 32,
  newsCategory: 40,
  news: 41,
  notice: 42,
  newsProduct: 43,
  major: 44,
  majorProduct: 45,
  question: 46,
  period: 50,
  class: 51,
  enrolment: 52,
  classroom: 53,
  homework: 60,
  attempt: 61,
  certificate: 70,
  school: 80,
  point: 81,
  organization: 82,
  information: 83,
  district: 84,
  domain: 85,
  contact: 86
};
function sampleId(schoolId, kind, index12) {
  return `${schoolId}${String(KINDS[kind])}${String(index12).padStart(3, "0")}`;
}

// server/src/sample/sample-time.ts
var DAY_MS3 = 24 * 60 * 60 * 1e3;
var BEIJING_OFFSET_MS2 = 8 * 60 * 60 * 1e3;
function dayAt(now, days, clock) {
  const midnight = Math.floor((now.getTime() + BEIJING_OFFSET_MS2) / DAY_MS3) * DAY_MS3 - BEIJING_OFFSET_MS2;
  const [hours = "0", minutes = "0"] = clock.split(":");
  return new Date(midnight + days * DAY_MS3 + (Number(hours) * 60 + Number(minutes)) * 6e4);
}
function writtenDate(moment2) {
  const [year, month, day] = new Date(moment2.getTime() + BEIJING_OFFSET_MS2).toISOString().slice(0, 10).split("-");
  return `${year ?? ""}\u5E74${String(Number(month))}\u6708${String(Number(day))}\u65E5`;
}

// server/src/certificate/certificate.sample.ts
var HOLDERS = [
  { name: "\u6797\u5C0F\u6EE1", card: "990105199803120028", mobile: SAMPLE_STUDENT.mobile },
  { name: "\u9648\u56FD\u5F3A", card: "990106198507243517", mobile: "13800000002" },
  { name: "\u963F\u4F9D\u53E4\u4E3D\xB7\u4E70\u4E70\u63D0", card: "990102199211050066", mobile: "13800000003" },
  { name: "\u5468\u5B81", card: "990305200001018812", mobile: "" }
];
var LEVELS = ["\u56DB\u7EA7/\u4E2D\u7EA7\u5DE5", "\u4E09\u7EA7/\u9AD8\u7EA7\u5DE5", "\u4E94\u7EA7/\u521D\u7EA7\u5DE5", "\u56DB\u7EA7/\u4E2D\u7EA7\u5DE5"];
var certificateSample = async ({ tx, school, now }) => {
  const { trades, institution } = sampleContent(school.id);
  const date2 = (days) => wireTime(dayAt(now, days, "12:00")).slice(0, 10);
  const holders = HOLDERS.map((holder, index12) => ({ ...holder, number: index12 + 1, trade: trades[index12] ?? trades[0] }));
  await tx.insert(skillCertificates).values(
    holders.map(({ name, card, mobile: mobile2, number: number6, trade }) => ({
      id: sampleId(school.id, "certificate", number6),
      certificateCode: `S${school.id}20260000${String(number6).padStart(2, "0")}`,
      name,
      card,
      mobile: mobile2,
      professionName: trade.name,
      typeOfWorkName: trade.name,
      level: LEVELS[number6 - 1] ?? LEVELS[0],
      sendDate: date2(-30 * number6),
      hasPicture: number6 < HOLDERS.length
    }))
  );
  await tx.insert(trainingCertificates).values(
    holders.map(({ name, card, mobile: mobile2, number: number6, trade }) => ({
      id: sampleId(school.id, "certificate", 100 + number6),
      certificateNum: `T${school.id}20260000${String(number6).padStart(2, "0")}`,
      studentName: name,
      idType: "\u5C45\u6C11\u8EAB\u4EFD\u8BC1",
      idCard: card,
      mobile: mobile2,
      productName: trade.course,
      agencyName: institution.name,
      startTime: date2(-40 * number6 - 80),
      endTime: date2(-40 * number6),
      hasPicture: number6 < HOLDERS.length
    }))
  );
};

// server/src/sample/texts/html.ts
function paragraph(text17) {
  return `<p>${text17}</p>`;
}
function heading(text17) {
  return `<h3>${text17}</h3>`;
}
function points(...items) {
  return `<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;
}
function steps2(...items) {
  return `<ol>${items.map((item) => `<li>${item}</li>`).join("")}</ol>`;
}
function quote(text17) {
  return `<blockquote>${text17}</blockquote>`;
}
function table(head, ...rows) {
  const headRow = head.map((cell) => `<th>${cell}</th>`).join("");
  const bodyRows = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("");
  return `<table><thead><tr>${headRow}</tr></thead><tbody>${bodyRows}</tbody></table>`;
}
function image(src, alt) {
  return `<p><img src="${src}" alt="${alt}"></p>`;
}

// server/src/sample/texts/homework.ts
function homeworkTexts(school) {
  const [first] = school.trades;
  return [
    {
      title: `${first.name}\u5B9E\u64CD\u4F5C\u4E1A\uFF1A${first.skill}`,
      description: [
        heading("\u4F5C\u4E1A\u76EE\u6807"),
        paragraph(`\u72EC\u7ACB\u5B8C\u6210\u4E00\u6B21${first.skill}\uFF0C\u5E76\u80FD\u8BF4\u6E05\u6BCF\u4E00\u6B65\u7684\u7406\u7531\u3002`),
        image(mediaUrl(school.id, "film", `${first.motif}-4`), "\u64CD\u4F5C\u793A\u610F"),
        heading("\u6B65\u9AA4"),
        steps2("\u6838\u5BF9\u5DE5\u5177\u4E0E\u9632\u62A4\u7528\u54C1\uFF0C\u62CD\u7167\u4E0A\u4F20\u3002", "\u6309\u4F5C\u4E1A\u6307\u5BFC\u4E66\u5B8C\u6210\u64CD\u4F5C\uFF0C\u5168\u7A0B\u4E0D\u5F97\u8DF3\u6B65\u3002", "\u81EA\u68C0\u5E76\u586B\u5199\u68C0\u67E5\u8868\u3002", "\u7528\u4E0D\u5C11\u4E8E\u4E00\u767E\u5B57\u8BF4\u660E\u9047\u5230\u7684\u95EE\u9898\u548C\u89E3\u51B3\u529E\u6CD5\u3002"),
        heading("\u63D0\u4EA4\u8981\u6C42"),
        points("\u7167\u7247\u6E05\u6670\uFF0C\u80FD\u770B\u5230\u5173\u952E\u90E8\u4F4D\u3002", "\u4E3B\u89C2\u9898\u987B\u7528\u81EA\u5DF1\u7684\u8BDD\u4F5C\u7B54\u3002", "\u53EF\u4EE5\u591A\u6B21\u63D0\u4EA4\uFF0C\u4EE5\u6700\u8FD1\u4E00\u6B21\u6279\u6539\u4E3A\u51C6\u3002")
      ].join(""),
      attempts: [
        { daysAgo: 1, status: 1 },
        { daysAgo: 6, status: 2 },
        { daysAgo: 13, status: 2 }
      ]
    },
    {
      title: "\u5B89\u5168\u89C4\u7A0B\u77E5\u8BC6\u5DE9\u56FA",
      description: paragraph("\u672C\u6B21\u4F5C\u4E1A\u5171\u4E8C\u5341\u9898\uFF0C\u5355\u9009\u3001\u591A\u9009\u4E0E\u5224\u65AD\uFF0C\u5EFA\u8BAE\u5148\u56DE\u770B\u201C\u8FDB\u5165\u5B9E\u8BAD\u573A\u4E4B\u524D\u201D\u3002") + points("\u7B54\u9898\u65F6\u95F4\u4E0D\u9650\uFF0C\u53EF\u6682\u5B58\u3002", "\u5BA2\u89C2\u9898\u63D0\u4EA4\u540E\u7ACB\u5373\u5224\u5206\u3002"),
      attempts: [{ daysAgo: 3, status: 1 }]
    },
    { title: "\u8BFE\u540E\u968F\u7B14", description: "", attempts: [] }
  ];
}

// server/src/study/study.sample.ts
var PLANS = [
  { service: 2, class: 1, type: 1, days: [-40, 26] },
  { service: 2, class: 1, type: 1, days: [-75, 0] },
  { service: 2, class: 1, type: 1, days: [-90, -2] },
  { service: 2, class: 1, type: 1, days: [-12, 108] },
  { service: 2, class: 0, type: 1, days: [9, 69] },
  { service: 2, class: 0, type: 2, days: null },
  { service: 2, class: 2, type: 1, days: [-160, -30] },
  { service: 1, class: 1, type: 1, days: [-3, 57] },
  { service: 1, class: 0, type: 1, days: [14, 74] },
  { service: 0, class: 0, type: 1, days: [30, 90] },
  { service: 0, class: 0, type: 2, days: null },
  { service: -1, class: 0, type: 1, days: null },
  { service: 3, class: 2, type: 1, days: [-300, -210] },
  { service: 3, class: 2, type: 2, days: [-208, -206] },
  { service: 3, class: 2, type: 3, days: [-200, -190] },
  { service: 3, class: 2, type: 4, days: [-260, -258] },
  { service: 3, class: 2, type: 1, days: [-420, -330] }
];
var PERIOD_NAMES = { 1: "\u57F9\u8BAD\u73ED", 2: "\u8003\u8BD5\u73ED\u671F", 3: "\u8BA4\u8BC1\u73ED\u671F", 4: "\u8BC4\u4EF7\u73ED\u671F" };
function firstClassId(schoolId) {
  return sampleId(schoolId, "class", 1);
}
var studySample = async (context) => {
  const { trades } = sampleContent(context.school.id);
  const plans = context.school.brand === "" ? PLANS : PLANS.filter((_, index12) => index12 % 3 === 0);
  for (const [index12, plan] of plans.entries()) {
    const trade = trades[index12 % trades.length] ?? trades[0];
    await buildEnrolment(context, plan, trade, index12 + 1);
  }
};
async function buildEnrolment({ tx, school, now }, plan, trade, number6) {
  const placed = plan.service >= 1;
  const [first, last] = plan.days ?? [null, null];
  const at = (day, clock) => day === null ? null : dayAt(now, day, clock);
  const periodId = sampleId(school.id, "period", number6);
  const classId = sampleId(school.id, "class", number6);
  const season = `2026 \u5E74\u7B2C ${String(number6 * 5 % 24 + 1)} \u671F`;
  await tx.insert(classPeriods).values({
    id: periodId,
    name: `${trade.name}${season}${PERIOD_NAMES[plan.type]}`,
    type: plan.type,
    productName: trade.course,
    trainingStartTime: at(first === null ? null : first - 3, "08:30"),
    trainingEndTime: at(last === null ? null : last + 10, "18:00"),
    signUpTotal: 36 + number6 * 17 % 90
  });
  await tx.insert(teachingClasses).values({
    id: classId,
    periodId,
    className: placed ? `${trade.name}${String(number6 % 4 + 1)}\u73ED` : "",
    teacherName: placed ? trade.teacher : "",
    status: plan.class,
    trainingStartTime: placed ? at(first, "09:00") : null,
    trainingEndTime: placed ? at(last, "17:30") : null,
    teachingPlanCreatedTime: placed && first !== null ? dayAt(now, first - 7, "15:20") : null,
    studentTotal: placed ? 24 + number6 * 7 % 22 : 0
  });
  await tx.insert(classStudents).values({
    id: sampleId(school.id, "enrolment", number6),
    userId: SAMPLE_STUDENT.id,
    classId,
    serviceStatus: plan.service,
    createdTime: dayAt(now, Math.min(first ?? -5, 0) - 10, "11:00")
  });
}

// server/src/exam/exam.sample.ts
var examSample = async ({ tx, school, now }) => {
  const texts = homeworkTexts(sampleContent(school.id)).map((text17, index12) => ({ ...text17, number: index12 + 1, id: sampleId(school.id, "homework", index12 + 1) }));
  await tx.insert(homeworks).values(
    texts.map(({ id: id2, number: number6, title, description }) => ({ id: id2, classId: firstClassId(school.id), classroomId: sampleId(school.id, "classroom", number6), title, description }))
  );
  await tx.insert(homeworkAttempts).values(
    texts.flatMap(({ id: id2, attempts: attempts2 }) => attempts2.map((attempt) => ({ homeworkId: id2, ...attempt }))).map(({ homeworkId, daysAgo, status }, index12) => ({
      id: sampleId(school.id, "attempt", index12 + 1),
      homeworkId,
      userId: SAMPLE_STUDENT.id,
      status,
      createdTime: dayAt(now, -daysAgo, `19:${String(12 + index12 * 7)}`)
    }))
  );
};

// server/src/sample/texts/album.ts
var ALBUM_TABS = [
  { key: "CAMPUS", name: "\u6821\u56ED\u98CE\u91C7" },
  { key: "TEACHING", name: "\u6559\u5B66\u5B9E\u8BAD" }
];
function albumTexts(school) {
  const trained = school.trades.map((trade) => ({ motif: trade.motif, name: `${trade.name}\u5B9E\u8BAD\u533A`, introduce: `${trade.teacher}\u8001\u5E08\u5E26\u6559\uFF0C\u7EC3\u7684\u662F${trade.skill}\u3002` }));
  return [
    {
      tab: "CAMPUS",
      name: "\u6821\u56ED\u73AF\u5883",
      seq: 1,
      pictures: [
        { motif: "campus", name: "\u4E3B\u697C", introduce: school.address },
        { motif: "desk", name: "\u81EA\u4E60\u5BA4", introduce: "\u6BCF\u665A\u5F00\u653E\u5230\u4E8C\u5341\u4E8C\u70B9\u3002" },
        { motif: "calendar", name: "\u62A5\u540D\u5927\u5385", introduce: "\u54A8\u8BE2\u3001\u62A5\u540D\u3001\u9886\u8BC1\u4E00\u7AD9\u529E\u7406\u3002" }
      ]
    },
    { tab: "TEACHING", name: "\u5B9E\u8BAD\u73B0\u573A", seq: 2, pictures: trained },
    {
      tab: "TEACHING",
      name: "\u6280\u80FD\u7ADE\u8D5B",
      seq: 3,
      pictures: [
        { motif: "trophy", name: "\u9881\u5956\u73B0\u573A", introduce: "\u5B66\u5458\u4EE3\u8868\u767B\u53F0\u9886\u5956\u3002" },
        { motif: school.trades[1].motif, name: "\u8D5B\u524D\u96C6\u8BAD", introduce: `${school.trades[1].teacher}\u8001\u5E08\u8D5B\u524D\u6307\u5BFC\u3002` }
      ]
    },
    { tab: "CAMPUS", name: "\u7ED3\u4E1A\u5178\u793C", seq: 4, pictures: [{ motif: "diploma", name: "\u7ED3\u4E1A\u5178\u793C", introduce: "\u8BC1\u4E66\u4EA4\u5230\u6BCF\u4E2A\u4EBA\u624B\u4E0A\u3002" }] },
    { tab: "CAMPUS", name: "\u6821\u4F01\u6D3B\u52A8", seq: 5, pictures: [{ motif: "partnership", name: "\u7B7E\u7EA6\u73B0\u573A", introduce: `\u4E0E${school.trades[4].employer}\u7B7E\u8BA2\u5408\u4F5C\u534F\u8BAE\u3002` }] }
  ];
}

// server/src/sample/texts/coupons.ts
var COUPONS = [
  { title: "\u65B0\u5B66\u5458\u62A5\u540D\u7ACB\u51CF", amount: 50, minPoint: 0, days: 60 },
  { title: "\u6280\u80FD\u7B49\u7EA7\u73ED\u4E13\u4EAB", amount: 200, minPoint: 2e3, days: 45 },
  { title: "\u4E24\u4EBA\u540C\u884C\u4F18\u60E0", amount: 300, minPoint: 3e3, days: 30 },
  { title: "\u8001\u5B66\u5458\u590D\u8BAD\u5238", amount: 100, minPoint: 800, days: 90 }
];

// server/src/sample/texts/walls.ts
var WALL_TAGS = ["\u5B66\u5458\u5FC3\u58F0", "\u4F01\u4E1A\u8BC4\u4EF7", "\u8001\u5E08\u5BC4\u8BED", "\u5BB6\u4EBA\u773C\u4E2D"];
function wallTexts({ trades }) {
  const [first, second, third, fourth, fifth, sixth] = trades;
  const say = (tag, author, trade, likes2, title) => ({ tag, author, trade, likes: likes2, title });
  return [
    say("\u5B66\u5458\u5FC3\u58F0", "\u9648\u5E08\u5085", first, 1286, `\u56DB\u5341\u4E00\u5C81\uFF0C\u6211\u4ECE\u5934\u5B66${first.name}`),
    say("\u5B66\u5458\u5FC3\u58F0", "\u6728\u5B50", second, 842, `\u4E09\u5468\uFF0C\u4ECE\u624B\u6296\u5230\u72EC\u7ACB\u5B8C\u6210${second.skill}`),
    say("\u5B66\u5458\u5FC3\u58F0", "\u5C0F\u9E7F", third, 655, `\u6211\u628A\u7231\u597D\u5B66\u6210\u4E86\u804C\u4E1A\uFF1A${third.name}`),
    say("\u5B66\u5458\u5FC3\u58F0", "\u6D77\u8FB9\u7684\u98CE", fourth, 431, "\u4E0A\u73ED\u65CF\u7684\u591C\u6821\u4E09\u4E2A\u6708"),
    say("\u5B66\u5458\u5FC3\u58F0", "\u738B\u540C\u5B66", fifth, 398, "\u4E09\u4E2A\u540C\u4E8B\uFF0C\u4E00\u8D77\u62A5\u540D\u4E00\u8D77\u62FF\u8BC1"),
    say("\u5B66\u5458\u5FC3\u58F0", "\u9752\u79BE", sixth, 276, "\u96F6\u57FA\u7840\uFF0C\u4E00\u6B21\u901A\u8FC7\u7684\u7B14\u8BB0\u5206\u4EAB"),
    say("\u5B66\u5458\u5FC3\u58F0", "\u963F\u5B81", first, 233, "\u5B89\u5168\u7B2C\u4E00\u8BFE\uFF0C\u6211\u8BB0\u5230\u73B0\u5728"),
    say("\u5B66\u5458\u5FC3\u58F0", "\u7C73\u7C92\u5988\u5988", third, 517, "\u91CD\u65B0\u4E0A\u73ED\u7684\u7B2C\u4E00\u5929"),
    say("\u5B66\u5458\u5FC3\u58F0", "\u5C0F\u5468", second, 184, "\u7B2C\u4E00\u4EF6\u50CF\u6837\u7684\u4F5C\u54C1"),
    say("\u5B66\u5458\u5FC3\u58F0", "\u963F\u5F3A", fourth, 162, "\u9000\u4F0D\u4E4B\u540E\uFF0C\u6211\u9009\u4E86\u4E00\u95E8\u624B\u827A"),
    say("\u4F01\u4E1A\u8BC4\u4EF7", `${first.employer}\u8F66\u95F4\u4E3B\u4EFB`, first, 729, `\u4E3A\u4EC0\u4E48\u6211\u4EEC\u8FDE\u7EED\u4E09\u5E74\u6765${first.name}\u73ED\u62DB\u4EBA`),
    say("\u4F01\u4E1A\u8BC4\u4EF7", `${second.employer}\u4EBA\u4E8B\u7ECF\u7406`, second, 388, "\u9762\u8BD5\u4E0D\u770B\u7B80\u5386\uFF0C\u770B\u624B\u4E0A\u7684\u6D3B"),
    say("\u4F01\u4E1A\u8BC4\u4EF7", `${third.employer}\u8D1F\u8D23\u4EBA`, third, 305, "\u4ED6\u4EEC\u6765\u4E86\u5C31\u80FD\u4E0A\u5C97"),
    say("\u8001\u5E08\u5BC4\u8BED", first.teacher, first, 964, "\u6162\u5C31\u662F\u5FEB"),
    say("\u8001\u5E08\u5BC4\u8BED", second.teacher, second, 452, "\u89C4\u77E9\u662F\u62A4\u7740\u4F60\u7684"),
    say("\u8001\u5E08\u5BC4\u8BED", fifth.teacher, fifth, 287, "\u505A\u9519\u4E00\u6B21\uFF0C\u80DC\u8FC7\u770B\u5BF9\u5341\u6B21"),
    say("\u5BB6\u4EBA\u773C\u4E2D", "\u9648\u5E08\u5085\u7684\u5973\u513F", first, 1103, "\u7238\u7238\u6BD5\u4E1A\u5566"),
    say("\u5BB6\u4EBA\u773C\u4E2D", "\u5C0F\u9E7F\u7684\u5988\u5988", third, 346, "\u5979\u56DE\u5BB6\u7B2C\u4E00\u4EF6\u4E8B\u662F\u7ED9\u6211\u4EEC\u9732\u4E00\u624B")
  ];
}
function lessonTexts({ trades }) {
  const [first, second, third, fourth, fifth, sixth] = trades;
  return [
    { title: `\u4E09\u5206\u949F\u770B\u61C2${first.skill}`, description: `${first.teacher}\u8001\u5E08\u7528\u4E00\u5757\u6837\u677F\u6F14\u793A\u5B8C\u6574\u6B65\u9AA4\uFF0C\u91CD\u70B9\u8BB2\u6E05\u6700\u5BB9\u6613\u51FA\u9519\u7684\u4E24\u5904\u3002`, trade: first, classType: 1 },
    { title: `${second.name}\u8003\u524D\u5FC5\u770B\uFF1A\u8BC4\u5206\u8868\u9010\u6761\u8BB2`, description: "\u8003\u8BC4\u5458\u5230\u5E95\u5728\u770B\u4EC0\u4E48\uFF1F\u5BF9\u7167\u8BC4\u5206\u8868\uFF0C\u4E00\u9879\u4E00\u9879\u62C6\u7ED9\u4F60\u770B\u3002", trade: second, classType: 2 },
    { title: `${third.name}\u8BC1\u4E66\u600E\u4E48\u7528`, description: "\u4ECE\u8865\u8D34\u7533\u9886\u5230\u5C97\u4F4D\u5B9A\u7EA7\uFF0C\u8BC1\u4E66\u62FF\u5230\u624B\u4E4B\u540E\u7684\u4E09\u4EF6\u4E8B\u3002", trade: third, classType: 3 },
    { title: `${fourth.skill}\u7684\u4E94\u4E2A\u57FA\u672C\u52A8\u4F5C`, description: "\u52A8\u4F5C\u5206\u89E3\u52A0\u6162\u653E\uFF0C\u8DDF\u7740\u505A\u5341\u904D\uFF0C\u6BD4\u770B\u4E00\u767E\u904D\u6709\u7528\u3002", trade: fourth, classType: 1 },
    { title: `${fifth.name}\u7406\u8BBA\u9898\u5E93\u9AD8\u9891\u8003\u70B9`, description: "\u8FD1\u4E09\u6B21\u8003\u8BD5\u51FA\u73B0\u8FC7\u7684\u77E5\u8BC6\u70B9\uFF0C\u5F52\u6210\u516D\u7C7B\uFF0C\u914D\u53E3\u8BC0\u3002", trade: fifth, classType: 2 },
    { title: `${sixth.name}\u7B49\u7EA7\u8BA4\u5B9A\u6D41\u7A0B`, description: "\u62A5\u540D\u3001\u5BA1\u6838\u3001\u8003\u6838\u3001\u516C\u793A\u3001\u53D1\u8BC1\uFF0C\u4E00\u5F20\u65F6\u95F4\u8868\u8BB2\u6E05\u695A\u3002", trade: sixth, classType: 3 },
    { title: "\u8FDB\u5165\u5B9E\u8BAD\u573A\u4E4B\u524D", description: "\u7740\u88C5\u3001\u7AD9\u4F4D\u3001\u5E94\u6025\u505C\u673A\uFF0C\u6240\u6709\u5DE5\u79CD\u901A\u7528\u7684\u5B89\u5168\u89C4\u7A0B\u3002", trade: first, classType: 1 }
  ];
}

// server/src/home/home.sample.ts
var homeSample = async (context) => {
  const content = sampleContent(context.school.id);
  await buildBanners(context, content);
  await buildAlbum(context, content);
  await buildCoupons(context);
  await buildEveryoneSays(context, content);
  await buildMicroClassroom(context, content);
};
async function buildBanners({ tx, school }, content) {
  await tx.insert(banners).values(
    content.banners.map(({ name, headline, line }, index12) => ({
      id: sampleId(school.id, "banner", index12 + 1),
      pic: mediaUrl(school.id, "banner", name),
      title: `${headline}\uFF0C${line}`,
      seq: index12 + 1
    }))
  );
}
async function buildAlbum({ tx, school }, content) {
  const categories = albumTexts(content).map((category, index12) => ({ ...category, id: sampleId(school.id, "albumCategory", index12 + 1) }));
  await tx.insert(albumTabs).values(ALBUM_TABS.map(({ key, name }, index12) => ({ id: key, key, name, seq: index12 + 1 })));
  await tx.insert(albumCategories).values(categories.map(({ id: id2, tab, name, seq }) => ({ id: id2, tabKey: tab, name, seq, clientTypes: ["PC", "H5"] })));
  const pictures = categories.flatMap(({ id: id2, pictures: ofCategory }) => ofCategory.map((picture2, place) => ({ ...picture2, categoryId: id2, seq: place + 1 })));
  await tx.insert(albumItems).values(
    pictures.map(({ categoryId, motif, name, introduce, seq }, index12) => ({
      id: sampleId(school.id, "albumItem", index12 + 1),
      categoryId,
      type: "PIC",
      pic: mediaUrl(school.id, "album", `${motif}-${String(index12 % 6 + 1)}`),
      name,
      introduce,
      seq
    }))
  );
}
async function buildCoupons({ tx, school, now }) {
  await tx.insert(coupons).values(
    COUPONS.map(({ title, amount, minPoint, days }, index12) => ({
      id: sampleId(school.id, "coupon", index12 + 1),
      title,
      amount,
      minPoint,
      useStartTime: dayAt(now, 0, "00:00"),
      useEndTime: dayAt(now, days, "23:59"),
      createdTime: dayAt(now, -1 - index12 * 4, "10:00")
    }))
  );
}
async function buildEveryoneSays({ tx, school }, content) {
  await tx.insert(wallTags).values(WALL_TAGS.map((name, index12) => ({ id: sampleId(school.id, "wallTag", index12 + 1), bizType: "EVERYONE_SAYS", name, seq: index12 + 1 })));
  await tx.insert(wallItems).values(
    wallTexts(content).map(({ tag, title, author, trade, likes: likes2 }, index12) => ({
      id: sampleId(school.id, "wallItem", index12 + 1),
      bizType: "EVERYONE_SAYS",
      tagId: sampleId(school.id, "wallTag", WALL_TAGS.indexOf(tag) + 1),
      pic: mediaUrl(school.id, "wall", `${trade.motif}-${String(index12 % 9 + 1)}`),
      title,
      author,
      authorAvatar: mediaUrl(school.id, "avatar", String(index12 % 24 + 1)),
      likeNum: likes2,
      seq: index12 + 1
    }))
  );
}
async function buildMicroClassroom({ tx, school }, content) {
  const firstNumber = 101;
  const courses = content.categories.flatMap((category) => category.courses);
  const lessons = lessonTexts(content).map((lesson, index12) => ({ ...lesson, id: sampleId(school.id, "wallItem", firstNumber + index12) }));
  await tx.insert(wallItems).values(
    lessons.map(({ id: id2, title, description, trade, classType }, index12) => ({
      id: id2,
      bizType: "MICRO_CLASSROOM",
      pic: mediaUrl(school.id, "film", `${trade.motif}-${String(index12 % 9 + 1)}`),
      title,
      description,
      author: trade.teacher,
      authorAvatar: mediaUrl(school.id, "avatar", String(index12 * 5 % 24 + 1)),
      classType,
      seq: index12 + 1
    }))
  );
  const related = lessons.flatMap(({ id: id2, trade }) => {
    const own = courses.findIndex(({ name }) => name === trade.course);
    return [own, (own + 1) % courses.length, (own + 4) % courses.length].map((course2, place) => ({ itemId: id2, course: course2, place }));
  });
  await tx.insert(wallItemProducts).values(
    related.map(({ itemId, course: course2, place }, index12) => ({
      id: sampleId(school.id, "wallProduct", index12 + 1),
      itemId,
      productId: sampleId(school.id, "product", course2 + 1),
      seq: place + 1
    }))
  );
}

// server/src/sample/texts/majors.ts
var SALARIES = ["6500-9500", "7000-11000", "5500-9000", "6000-8500", "5000-8000", "8000-13000"];
function majorTexts(school) {
  return school.trades.map((trade, index12) => ({
    trade,
    salary: SALARIES[index12 % SALARIES.length] ?? SALARIES[0],
    prospect: `${trade.employer}\u7B49\u5408\u4F5C\u4F01\u4E1A\u5E38\u5E74\u62DB\u8058${trade.name}\uFF0C\u6301\u8BC1\u8005\u8D77\u85AA\u666E\u904D\u9AD8\u51FA\u4E24\u6210\u3002\u8FD1\u4E09\u5E74\u672C\u5E02\u76F8\u5173\u5C97\u4F4D\u9700\u6C42\u9010\u5E74\u4E0A\u5347\uFF0C\u664B\u5347\u8DEF\u5F84\u4E3A\u719F\u7EC3\u5DE5\u3001\u73ED\u7EC4\u957F\u3001\u6280\u5E08\u3002`,
    suitable: `\u96F6\u57FA\u7840\u60F3\u5B66\u4E00\u95E8\u624B\u827A\u7684\u6C42\u804C\u8005\u3001\u5E0C\u671B\u63D0\u5347\u7B49\u7EA7\u7684\u5728\u5C97\u4EBA\u5458\u3002\u53EA\u8981\u505A\u4E8B\u7EC6\u81F4\u3001\u80AF\u52A8\u624B\uFF0C${trade.teacher}\u8001\u5E08\u4F1A\u4ECE\u8BA4\u5DE5\u5177\u5F00\u59CB\u5E26\u4F60\u5B66\u3002`,
    questions: questionsOf(school, trade)
  }));
}
function questionsOf(school, trade) {
  return [
    { name: `\u96F6\u57FA\u7840\u80FD\u5B66${trade.name}\u5417\uFF1F`, answer: paragraph("\u53EF\u4EE5\u3002\u524D\u4E24\u5468\u4E13\u95E8\u5B89\u6392\u57FA\u7840\u8BFE\uFF0C\u4E4B\u540E\u518D\u8FDB\u5165\u7EFC\u5408\u7EC3\u4E60\u3002") + points("\u5B9E\u64CD\u6BCF\u7EC4\u4E0D\u8D85\u8FC7\u516D\u4EBA", "\u8DDF\u4E0D\u4E0A\u53EF\u514D\u8D39\u63D2\u73ED\u91CD\u542C\u4E00\u6B21") },
    { name: "\u8981\u5B66\u591A\u4E45\u624D\u80FD\u8003\u8BC1\uFF1F", answer: paragraph(`\u4EE5${trade.course}\u4E3A\u4F8B\uFF0C\u5171\u4E5D\u5341\u516D\u5B66\u65F6\uFF0C\u5468\u672B\u73ED\u7EA6\u516B\u5468\uFF0C\u5168\u65E5\u5236\u7EA6\u4E09\u5468\u3002`) },
    { name: "\u8003\u8BD5\u8003\u4EC0\u4E48\uFF1F", answer: paragraph(`\u7406\u8BBA\u4E3A\u4E0A\u673A\u8003\u8BD5\uFF0C\u5B9E\u64CD\u4EE5${trade.skill}\u4E3A\u4E3B\u3002`) + steps2("\u5B8C\u6210\u89C4\u5B9A\u5B66\u65F6", "\u7F51\u4E0A\u62A5\u540D\u5E76\u5BA1\u6838", "\u53C2\u52A0\u7406\u8BBA\u4E0E\u5B9E\u64CD\u8003\u6838", "\u516C\u793A\u540E\u53D1\u8BC1") },
    { name: "\u5B66\u8D39\u53EF\u4EE5\u9000\u8865\u8D34\u5417\uFF1F", answer: paragraph("\u53D6\u5F97\u804C\u4E1A\u6280\u80FD\u7B49\u7EA7\u8BC1\u4E66\u4E14\u7B26\u5408\u53C2\u4FDD\u6761\u4EF6\u7684\uFF0C\u53EF\u5411\u53C2\u4FDD\u5730\u7533\u9886\u6280\u80FD\u63D0\u5347\u8865\u8D34\uFF0C\u670D\u52A1\u4E2D\u5FC3\u53EF\u534F\u52A9\u586B\u62A5\u3002") },
    { name: "\u6BD5\u4E1A\u540E\u63A8\u8350\u5DE5\u4F5C\u5417\uFF1F", answer: paragraph(`\u5B66\u6821\u4E0E${trade.employer}\u7B49\u4F01\u4E1A\u957F\u671F\u5408\u4F5C\uFF0C\u7ED3\u4E1A\u524D\u7EC4\u7EC7\u53CC\u9009\u4F1A\u3002\u8BE6\u60C5\u8BF7\u54A8\u8BE2 ${school.hotline}\u3002`) }
  ];
}

// server/src/hot-major/hot-major.sample.ts
var hotMajorSample = async ({ tx, school }) => {
  const content = sampleContent(school.id);
  const courses = content.categories.flatMap((category) => category.courses);
  const majors = majorTexts(content).map((text17, index12) => ({ ...text17, seq: index12 + 1, id: sampleId(school.id, "major", index12 + 1) }));
  await tx.insert(hotMajors).values(
    majors.map(({ id: id2, seq, trade, salary, prospect, suitable }) => ({
      id: id2,
      name: trade.name,
      pic: mediaUrl(school.id, "product", `${trade.motif}-${String(seq)}`),
      industrySalary: salary,
      employmentProspectDescribe: prospect,
      suitabilityPeopleDescribe: suitable,
      relatedCertificates: Object.values(content.certificates).map(({ desc: desc8 }, index12) => ({ name: `${trade.name}${desc8}`, url: mediaUrl(school.id, "product", `diploma-${String(index12 + 1)}`) })),
      seq
    }))
  );
  await tx.insert(commonQuestions).values(
    majors.flatMap(({ id: id2, questions }) => questions.map((question, place) => ({ majorId: id2, ...question, seq: place + 1 }))).map((question, index12) => ({ id: sampleId(school.id, "question", index12 + 1), ...question }))
  );
  const related = majors.flatMap(({ id: id2, trade }) => {
    const own = courses.findIndex(({ name }) => name === trade.course);
    return [own, (own + 2) % courses.length].map((course2, place) => ({ majorId: id2, course: course2, seq: place + 1 }));
  });
  await tx.insert(hotMajorProducts).values(
    related.map(({ majorId, course: course2, seq }, index12) => ({ id: sampleId(school.id, "majorProduct", index12 + 1), majorId, productId: sampleId(school.id, "product", course2 + 1), seq }))
  );
};

// server/src/sample/texts/news.ts
var NEWS_CATEGORIES = ["\u6821\u56ED\u52A8\u6001", "\u653F\u7B56\u89E3\u8BFB", "\u5C31\u4E1A\u670D\u52A1", "\u6280\u80FD\u7ADE\u8D5B"];
function newsTexts(school, now) {
  return [...recentNews(school, now), ...earlierNews(school, now)];
}
function recentNews(school, now) {
  const [first, second, third, fourth] = school.trades;
  return [
    {
      category: "\u6821\u56ED\u52A8\u6001",
      title: `${first.name}\u65B0\u4E00\u671F\u73ED\u5F00\u8BFE\uFF0C\u56DB\u5341\u4E8C\u540D\u5B66\u5458\u8D70\u8FDB\u5B9E\u8BAD\u573A`,
      introduction: `${first.course}\u4ECA\u5929\u5F00\u8BFE\uFF0C\u9996\u65E5\u5C31\u5B89\u6392\u4E86\u4E24\u5C0F\u65F6\u5B9E\u64CD\uFF0C\u5B66\u5458\u4ECE\u8BA4\u5DE5\u5177\u3001\u7ACB\u89C4\u77E9\u5F00\u59CB\u3002`,
      motif: first.motif,
      daysAgo: 1,
      clock: "16:20",
      body: [
        paragraph(`\u4ECA\u5929\u4E0A\u5348\uFF0C${school.institution.name}${first.course}\u5F00\u8BFE\u3002\u56DB\u5341\u4E8C\u540D\u5B66\u5458\u6309\u516D\u4EBA\u4E00\u7EC4\u8FDB\u5165\u5B9E\u8BAD\u573A\uFF0C\u7531${first.teacher}\u8001\u5E08\u62C5\u4EFB\u4E3B\u8BB2\uFF0C\u4E24\u540D\u4F01\u4E1A\u5BFC\u5E08\u5168\u7A0B\u5E26\u6559\u3002`),
        image(mediaUrl(school.id, "album", `${first.motif}-2`), `${first.name}\u5B9E\u8BAD\u73B0\u573A`),
        heading("\u7B2C\u4E00\u8BFE\uFF1A\u5148\u7ACB\u89C4\u77E9"),
        paragraph(`\u201C\u624B\u827A\u53EF\u4EE5\u6162\u6162\u5B66\uFF0C\u89C4\u77E9\u7B2C\u4E00\u5929\u5C31\u8981\u8BB0\u4F4F\u3002\u201D${first.teacher}\u8001\u5E08\u628A\u5F00\u73ED\u7B2C\u4E00\u5C0F\u65F6\u7559\u7ED9\u4E86\u5B89\u5168\u89C4\u7A0B\uFF0C\u968F\u540E\u624D\u5E26\u7740\u5927\u5BB6\u52A8\u624B\u7EC3\u4E60${first.skill}\u3002`),
        heading("\u672C\u671F\u5B89\u6392"),
        table(["\u9636\u6BB5", "\u5185\u5BB9", "\u5B66\u65F6"], ["\u7B2C\u4E00\u5468", "\u57FA\u7840\u7406\u8BBA\u4E0E\u5B89\u5168\u89C4\u7A0B", "24"], ["\u7B2C\u4E8C\u81F3\u4E09\u5468", first.skill, "48"], ["\u7B2C\u56DB\u5468", "\u7EFC\u5408\u7EC3\u4E60\u4E0E\u6A21\u62DF\u8003\u6838", "24"]),
        paragraph("\u5B66\u5458\u53EF\u5728\u201C\u6211\u7684\u5B66\u4E60\u201D\u91CC\u67E5\u770B\u6BCF\u5929\u7684\u8BFE\u8868\uFF0C\u7EBF\u4E0A\u8BFE\u7A0B\u968F\u5230\u968F\u5B66\uFF0C\u5B9E\u64CD\u8BFE\u8BF7\u63D0\u524D\u5341\u4E94\u5206\u949F\u5230\u573A\u7B7E\u5230\u3002")
      ].join("")
    },
    {
      category: "\u653F\u7B56\u89E3\u8BFB",
      title: "\u53D6\u5F97\u804C\u4E1A\u6280\u80FD\u7B49\u7EA7\u8BC1\u4E66\u540E\uFF0C\u8865\u8D34\u600E\u4E48\u9886\uFF1F\u4E00\u6587\u8BB2\u6E05\u4E94\u4E2A\u95EE\u9898",
      introduction: "\u8C01\u80FD\u9886\u3001\u9886\u591A\u5C11\u3001\u5728\u54EA\u91CC\u7533\u8BF7\u3001\u8981\u5E26\u4EC0\u4E48\u3001\u591A\u4E45\u5230\u8D26\uFF0C\u5B66\u6821\u8001\u5E08\u628A\u5E38\u95EE\u7684\u95EE\u9898\u6574\u7406\u6210\u4E86\u6E05\u5355\u3002",
      motif: "diploma",
      daysAgo: 3,
      clock: "10:05",
      body: [
        paragraph("\u6BCF\u671F\u5B66\u5458\u7ED3\u4E1A\u524D\uFF0C\u95EE\u5F97\u6700\u591A\u7684\u5C31\u662F\u8865\u8D34\u3002\u6211\u4EEC\u628A\u5E38\u89C1\u7684\u4E94\u4E2A\u95EE\u9898\u6574\u7406\u5982\u4E0B\uFF0C\u5177\u4F53\u6807\u51C6\u4EE5\u53C2\u4FDD\u5730\u5F53\u5E74\u516C\u5E03\u7684\u4E3A\u51C6\u3002"),
        heading("\u4E00\u3001\u8865\u8D34\u6807\u51C6\u53C2\u8003"),
        table(["\u8BC1\u4E66\u7B49\u7EA7", "\u4E00\u822C\u6807\u51C6", "\u7D27\u7F3A\u5DE5\u79CD"], ["\u4E94\u7EA7\uFF08\u521D\u7EA7\u5DE5\uFF09", "1000 \u5143", "1200 \u5143"], ["\u56DB\u7EA7\uFF08\u4E2D\u7EA7\u5DE5\uFF09", "1500 \u5143", "1800 \u5143"], ["\u4E09\u7EA7\uFF08\u9AD8\u7EA7\u5DE5\uFF09", "2000 \u5143", "2500 \u5143"]),
        heading("\u4E8C\u3001\u529E\u7406\u6B65\u9AA4"),
        steps2("\u8BC1\u4E66\u53D1\u653E\u540E\uFF0C\u5148\u5728\u672C\u7AD9\u201C\u8BC1\u4E66\u67E5\u8BE2\u201D\u6838\u5BF9\u59D3\u540D\u4E0E\u7F16\u53F7\u3002", "\u767B\u5F55\u5F53\u5730\u4EBA\u793E\u670D\u52A1\u5E73\u53F0\uFF0C\u9009\u62E9\u201C\u6280\u80FD\u63D0\u5347\u8865\u8D34\u201D\u3002", "\u4E0A\u4F20\u8BC1\u4E66\u7167\u7247\uFF0C\u786E\u8BA4\u793E\u4FDD\u7F34\u8D39\u6708\u6570\u3002", "\u5BA1\u6838\u901A\u8FC7\u540E\uFF0C\u8865\u8D34\u6253\u5165\u672C\u4EBA\u793E\u4FDD\u5361\u3002"),
        heading("\u4E09\u3001\u5BB9\u6613\u5FFD\u7565\u7684\u4E24\u70B9"),
        points("\u7533\u8BF7\u6709\u65F6\u9650\uFF0C\u4E00\u822C\u4E3A\u8BC1\u4E66\u6838\u53D1\u4E4B\u65E5\u8D77\u5341\u4E8C\u4E2A\u6708\u5185\u3002", "\u540C\u4E00\u804C\u4E1A\u540C\u4E00\u7B49\u7EA7\u53EA\u80FD\u7533\u9886\u4E00\u6B21\u3002"),
        quote("\u9700\u8981\u5E2E\u5FD9\u6838\u5BF9\u6750\u6599\u7684\u5B66\u5458\uFF0C\u53EF\u4EE5\u5728\u9875\u9762\u53F3\u4FA7\u7559\u8A00\uFF0C\u8001\u5E08\u4F1A\u5728\u4E00\u4E2A\u5DE5\u4F5C\u65E5\u5185\u56DE\u7535\u3002")
      ].join("")
    },
    {
      category: "\u5C31\u4E1A\u670D\u52A1",
      title: `${second.employer}\u6765\u6821\u62DB\u8058\uFF0C${second.name}\u65B9\u5411\u4E8C\u5341\u516D\u4EBA\u8FBE\u6210\u610F\u5411`,
      introduction: `\u4F01\u4E1A\u5E26\u7740\u5C97\u4F4D\u548C\u6837\u4EF6\u6765\u9762\u8BD5\uFF0C\u73B0\u573A\u770B\u624B\u827A\u3001\u8C08\u5F85\u9047\uFF0C${second.name}\u73ED\u7684\u5B66\u5458\u6210\u4E86\u62A2\u624B\u8D27\u3002`,
      motif: "partnership",
      daysAgo: 5,
      clock: "15:40",
      body: [
        paragraph(`${writtenDate(dayAt(now, -5, "09:00"))}\uFF0C${second.employer}\u3001${third.employer}\u7B49\u4E5D\u5BB6\u5355\u4F4D\u8D70\u8FDB\u6821\u56ED\uFF0C\u63D0\u4F9B\u4E00\u767E\u516D\u5341\u4F59\u4E2A\u5C97\u4F4D\uFF0C\u5F53\u5929\u5171\u6709\u4E8C\u5341\u516D\u540D${second.name}\u65B9\u5411\u5B66\u5458\u4E0E\u4F01\u4E1A\u8FBE\u6210\u5C31\u4E1A\u610F\u5411\u3002`),
        paragraph(`\u4E0E\u5F80\u5E38\u7684\u62DB\u8058\u4F1A\u4E0D\u540C\uFF0C\u8FD9\u6B21\u9762\u8BD5\u653E\u5728\u4E86\u5B9E\u8BAD\u573A\u3002\u4F01\u4E1A\u6280\u672F\u4E3B\u7BA1\u51FA\u9898\uFF0C\u5B66\u5458\u73B0\u573A\u6F14\u793A${second.skill}\uFF0C\u505A\u5F97\u600E\u4E48\u6837\u4E00\u773C\u5C31\u770B\u5F97\u51FA\u6765\u3002`),
        image(mediaUrl(school.id, "album", `${second.motif}-3`), "\u62DB\u8058\u4F1A\u73B0\u573A"),
        quote(`\u201C\u7B80\u5386\u80FD\u5199\u5F97\u5F88\u6F02\u4EAE\uFF0C\u624B\u4E0A\u7684\u6D3B\u9A97\u4E0D\u4E86\u4EBA\u3002\u201D${second.employer}\u7684\u9762\u8BD5\u5B98\u8BF4\uFF0C\u4ECA\u5929\u770B\u4E2D\u7684\u4E09\u4F4D\u5B66\u5458\uFF0C\u52A8\u4F5C\u90FD\u5F88\u5E72\u51C0\u3002`),
        heading("\u540E\u7EED\u5B89\u6392"),
        points("\u672A\u53C2\u52A0\u672C\u573A\u7684\u5B66\u5458\uFF0C\u53EF\u5728\u5C31\u4E1A\u670D\u52A1\u5904\u767B\u8BB0\u610F\u5411\u3002", "\u4E0B\u4E00\u573A\u5C06\u4E8E\u4E24\u5468\u540E\u4E3E\u884C\uFF0C\u91CD\u70B9\u9762\u5411\u96F6\u57FA\u7840\u8F6C\u884C\u5B66\u5458\u3002")
      ].join("")
    },
    {
      category: "\u6280\u80FD\u7ADE\u8D5B",
      title: `\u5168\u5E02\u6280\u80FD\u5927\u8D5B\u843D\u5E55\uFF0C\u6211\u6821${third.name}\u9879\u76EE\u65A9\u83B7\u4E00\u91D1\u4E24\u94F6`,
      introduction: `${third.teacher}\u8001\u5E08\u5E26\u961F\uFF0C\u4E09\u540D\u5B66\u5458\u5728${third.name}\u9879\u76EE\u4E2D\u8FDB\u5165\u524D\u4E94\uFF0C\u5176\u4E2D\u4E00\u4EBA\u593A\u51A0\u3002`,
      motif: "trophy",
      daysAgo: 8,
      clock: "18:30",
      body: [
        paragraph(`\u4E3A\u671F\u4E09\u5929\u7684${school.city}\u804C\u4E1A\u6280\u80FD\u5927\u8D5B\u6628\u65E5\u95ED\u5E55\u3002\u7531${third.teacher}\u8001\u5E08\u5E26\u961F\u7684${school.shortName}\u4EE3\u8868\u961F\u5728${third.name}\u9879\u76EE\u4E2D\u83B7\u5F97\u4E00\u91D1\u4E24\u94F6\uFF0C\u521B\u4E0B\u5B66\u6821\u53C2\u8D5B\u4EE5\u6765\u6700\u597D\u6210\u7EE9\u3002`),
        heading("\u8D5B\u573A\u4E0A\u7684\u56DB\u5C0F\u65F6"),
        paragraph(`\u6BD4\u8D5B\u4EE5${third.skill}\u4E3A\u6838\u5FC3\u8003\u70B9\uFF0C\u8981\u6C42\u9009\u624B\u5728\u56DB\u5C0F\u65F6\u5185\u72EC\u7ACB\u5B8C\u6210\u3002\u51A0\u519B\u5F97\u4E3B\u662F\u53BB\u5E74\u4ECE\u96F6\u8D77\u6B65\u7684\u5B66\u5458\uFF0C\u4ED6\u8BF4\u81EA\u5DF1\u7684\u79D8\u8BC0\u53EA\u6709\u4E00\u4E2A\uFF1A\u201C\u628A\u6BCF\u4E00\u6B65\u90FD\u5F53\u6210\u8003\u8BD5\u6765\u7EC3\u3002\u201D`),
        table(["\u540D\u6B21", "\u9879\u76EE", "\u5F97\u5206"], ["\u7B2C\u4E00\u540D", third.name, "93.5"], ["\u7B2C\u4E8C\u540D", third.name, "91.0"], ["\u7B2C\u4E09\u540D", third.name, "90.5"]),
        paragraph("\u5B66\u6821\u5C06\u628A\u672C\u6B21\u6BD4\u8D5B\u7684\u6837\u9898\u6574\u7406\u6210\u516C\u5F00\u8BFE\uFF0C\u8FD1\u671F\u5728\u201C\u5FAE\u8BFE\u5802\u201D\u4E0A\u7EBF\u3002")
      ].join("")
    },
    {
      category: "\u6821\u56ED\u52A8\u6001",
      title: `\u5B9E\u8BAD\u6761\u4EF6\u518D\u5347\u7EA7\uFF1A${fourth.name}\u65B0\u5DE5\u4F4D\u6295\u5165\u4F7F\u7528`,
      introduction: "\u65B0\u589E\u5341\u4E8C\u4E2A\u5DE5\u4F4D\u548C\u4E00\u5957\u6559\u5B66\u6295\u5C4F\u7CFB\u7EDF\uFF0C\u6700\u540E\u4E00\u6392\u4E5F\u80FD\u770B\u6E05\u8001\u5E08\u624B\u4E0A\u7684\u52A8\u4F5C\u3002",
      motif: fourth.motif,
      daysAgo: 10,
      clock: "09:15",
      body: [
        paragraph(`\u7ECF\u8FC7\u4E00\u4E2A\u6708\u7684\u6539\u9020\uFF0C${fourth.name}\u5B9E\u8BAD\u533A\u672C\u5468\u91CD\u65B0\u5F00\u653E\u3002\u65B0\u589E\u5DE5\u4F4D\u5341\u4E8C\u4E2A\uFF0C\u6BCF\u4E24\u4E2A\u5DE5\u4F4D\u5171\u7528\u4E00\u5757\u6559\u5B66\u5C4F\uFF0C\u8001\u5E08\u7684\u64CD\u4F5C\u753B\u9762\u5B9E\u65F6\u6295\u653E\u3002`),
        image(mediaUrl(school.id, "album", `${fourth.motif}-1`), `${fourth.name}\u5B9E\u8BAD\u533A`),
        paragraph(school.institution.facilities),
        heading("\u5F00\u653E\u65F6\u95F4"),
        points("\u5DE5\u4F5C\u65E5 18:00 \u81F3 21:00\uFF0C\u6301\u5B66\u5458\u5361\u9884\u7EA6\u3002", "\u5468\u672B\u5168\u5929\u5F00\u653E\uFF0C\u6BCF\u4EBA\u6BCF\u6B21\u4E24\u5C0F\u65F6\u3002", "\u672A\u53C2\u52A0\u5B89\u5168\u57F9\u8BAD\u7684\u5B66\u5458\u6682\u4E0D\u80FD\u8FDB\u5165\u3002")
      ].join("")
    },
    {
      category: "\u6821\u56ED\u52A8\u6001",
      title: `\u5B66\u5458\u6545\u4E8B\uFF1A\u56DB\u5341\u5C81\u8F6C\u884C\u5B66${first.name}\uFF0C\u6211\u7ED9\u81EA\u5DF1\u53D1\u4E86\u4E00\u5F20\u65B0\u540D\u7247`,
      introduction: "\u4ECE\u6D41\u6C34\u7EBF\u5230\u6301\u8BC1\u4E0A\u5C97\uFF0C\u4ED6\u7528\u4E86\u4E5D\u5341\u516D\u4E2A\u5B66\u65F6\u548C\u4E09\u4E2A\u6708\u7684\u591C\u6821\u3002",
      motif: first.motif,
      daysAgo: 13,
      clock: "20:10",
      body: [
        paragraph(`\u8001\u9648\u4ECA\u5E74\u56DB\u5341\u4E00\u5C81\uFF0C\u5728\u6D41\u6C34\u7EBF\u4E0A\u5E72\u4E86\u5341\u4E94\u5E74\u3002\u53BB\u5E74\u5382\u5B50\u642C\u8FC1\uFF0C\u4ED6\u7B2C\u4E00\u6B21\u8BA4\u771F\u60F3\uFF1A\u9664\u4E86\u624B\u5FEB\uFF0C\u6211\u8FD8\u4F1A\u4EC0\u4E48\uFF1F`),
        paragraph(`\u4ED6\u62A5\u4E86${first.course}\u3002\u767D\u5929\u6253\u96F6\u5DE5\uFF0C\u665A\u4E0A\u5230\u5B66\u6821\u7EC3${first.skill}\u3002\u201C\u5934\u4E24\u5468\u624B\u6296\u5F97\u5389\u5BB3\uFF0C${first.teacher}\u8001\u5E08\u63E1\u7740\u6211\u7684\u624B\uFF0C\u4E00\u904D\u4E00\u904D\u6559\u3002\u201D`),
        quote("\u201C\u62FF\u5230\u8BC1\u4E66\u90A3\u5929\uFF0C\u6211\u628A\u5B83\u62CD\u7ED9\u5973\u513F\u770B\u3002\u5979\u8BF4\uFF0C\u7238\uFF0C\u4F60\u6BD5\u4E1A\u5566\u3002\u201D"),
        paragraph(`\u5982\u4ECA\u8001\u9648\u5DF2\u5728${first.employer}\u4E0A\u73ED\u4E09\u4E2A\u6708\uFF0C\u5E26\u7740\u4E00\u4E2A\u65B0\u6765\u7684\u5F92\u5F1F\u3002\u4ED6\u8BF4\u81EA\u5DF1\u6700\u5E38\u5BF9\u5F92\u5F1F\u8BB2\u7684\u4E00\u53E5\u8BDD\uFF0C\u5C31\u662F\u5F53\u521D\u8001\u5E08\u8BB2\u7ED9\u4ED6\u7684\uFF1A\u6162\u5C31\u662F\u5FEB\u3002`)
      ].join("")
    }
  ];
}
function earlierNews(school, now) {
  const [, second, , fourth, fifth, sixth] = school.trades;
  return [
    {
      category: "\u5C31\u4E1A\u670D\u52A1",
      title: `\u4E0E${fifth.employer}\u7B7E\u7EA6\uFF0C${fifth.name}\u65B9\u5411\u5F00\u8BBE\u5B9A\u5411\u73ED`,
      introduction: "\u5165\u5B66\u5373\u7B7E\u610F\u5411\uFF0C\u8BFE\u7A0B\u7531\u4F01\u4E1A\u53C2\u4E0E\u8BBE\u8BA1\uFF0C\u7ED3\u4E1A\u8003\u6838\u5408\u683C\u76F4\u63A5\u4E0A\u5C97\u3002",
      motif: "partnership",
      daysAgo: 15,
      clock: "11:00",
      body: [
        paragraph(`${writtenDate(dayAt(now, -15, "09:00"))}\uFF0C\u5B66\u6821\u4E0E${fifth.employer}\u7B7E\u8BA2\u5408\u4F5C\u534F\u8BAE\uFF0C\u5171\u540C\u5F00\u8BBE${fifth.name}\u5B9A\u5411\u73ED\uFF0C\u9996\u671F\u8BA1\u5212\u62DB\u6536\u4E09\u5341\u4EBA\u3002`),
        heading("\u8FD9\u4E2A\u73ED\u6709\u4EC0\u4E48\u4E0D\u540C"),
        points("\u8BFE\u7A0B\u7531\u4F01\u4E1A\u6280\u672F\u9AA8\u5E72\u4E0E\u5B66\u6821\u6559\u5E08\u5171\u540C\u7F16\u5199\u3002", `\u5B9E\u8BAD\u56F4\u7ED5${fifth.skill}\u5C55\u5F00\uFF0C\u4E09\u5206\u4E4B\u4E00\u8BFE\u65F6\u5728\u4F01\u4E1A\u5B8C\u6210\u3002`, "\u7ED3\u4E1A\u8003\u6838\u5408\u683C\u8005\u76F4\u63A5\u5B89\u6392\u5C97\u4F4D\uFF0C\u7B7E\u8BA2\u6B63\u5F0F\u52B3\u52A8\u5408\u540C\u3002"),
        paragraph("\u6709\u610F\u5411\u7684\u5B66\u5458\u53EF\u5728\u9996\u9875\u7559\u8A00\u54A8\u8BE2\uFF0C\u6216\u5230\u62A5\u540D\u70B9\u73B0\u573A\u4E86\u89E3\u3002")
      ].join("")
    },
    {
      category: "\u6821\u56ED\u52A8\u6001",
      title: "\u6559\u5E08\u96C6\u8BAD\u4E24\u5468\uFF0C\u516B\u95E8\u8BFE\u7A0B\u7684\u6559\u6848\u5168\u90E8\u66F4\u65B0",
      introduction: "\u6309\u7167\u65B0\u7248\u804C\u4E1A\u6807\u51C6\u9010\u6761\u5BF9\u7167\uFF0C\u8001\u5E08\u4EEC\u5148\u5F53\u4E86\u4E24\u5468\u5B66\u751F\u3002",
      motif: "desk",
      daysAgo: 18,
      clock: "14:30",
      body: [
        paragraph("\u65B0\u7248\u804C\u4E1A\u6807\u51C6\u53D1\u5E03\u540E\uFF0C\u5B66\u6821\u7EC4\u7EC7\u5168\u4F53\u4E13\u4EFB\u6559\u5E08\u96C6\u4E2D\u5907\u8BFE\u4E24\u5468\uFF0C\u9010\u6761\u5BF9\u7167\u8003\u6838\u8981\u70B9\uFF0C\u66F4\u65B0\u6559\u6848\u516B\u95E8\u3001\u9898\u5E93\u4E00\u5343\u4E8C\u767E\u4F59\u9898\u3002"),
        paragraph(school.institution.faculty),
        quote("\u201C\u6807\u51C6\u6539\u4E00\u4E2A\u5B57\uFF0C\u8BFE\u5802\u4E0A\u53EF\u80FD\u5C31\u8981\u6539\u4E00\u6574\u8282\u3002\u201D\u6559\u52A1\u5904\u7684\u8001\u5E08\u8FD9\u6837\u8BF4\u3002")
      ].join("")
    },
    {
      category: "\u6280\u80FD\u7ADE\u8D5B",
      title: `\u7B2C\u516D\u5C4A\u6821\u5185\u6280\u80FD\u8282\u5F00\u8D5B\uFF0C${sixth.name}\u9996\u6B21\u8BBE\u5B66\u5458\u7EC4`,
      introduction: "\u8D5B\u9898\u516C\u5F00\u3001\u8BC4\u5206\u516C\u5F00\u3001\u56DE\u653E\u516C\u5F00\uFF0C\u540D\u6B21\u9760\u524D\u7684\u5B66\u5458\u5C06\u4EE3\u8868\u5B66\u6821\u5916\u51FA\u53C2\u8D5B\u3002",
      motif: "trophy",
      daysAgo: 21,
      clock: "09:00",
      body: [
        paragraph(`\u672C\u5C4A\u6280\u80FD\u8282\u5171\u8BBE\u516D\u4E2A\u8D5B\u9879\uFF0C\u5176\u4E2D${sixth.name}\u9996\u6B21\u8BBE\u7ACB\u5B66\u5458\u7EC4\uFF0C\u53EA\u8981\u5165\u5B66\u6EE1\u4E00\u4E2A\u6708\u5373\u53EF\u62A5\u540D\u3002`),
        table(["\u8D5B\u9879", "\u5F62\u5F0F", "\u540D\u989D"], ...school.trades.slice(0, 4).map((trade) => [trade.name, "\u73B0\u573A\u5B9E\u64CD", "16"])),
        paragraph("\u6240\u6709\u8D5B\u9898\u5DF2\u5728\u73ED\u7EA7\u7FA4\u516C\u5E03\uFF0C\u8BC4\u5206\u8868\u4E0E\u6BD4\u8D5B\u56DE\u653E\u8D5B\u540E\u4E09\u65E5\u5185\u516C\u5F00\u3002")
      ].join("")
    },
    {
      category: "\u653F\u7B56\u89E3\u8BFB",
      title: "\u65B0\u7248\u804C\u4E1A\u5206\u7C7B\u5927\u5178\u4E0B\uFF0C\u8FD9\u4E9B\u5DE5\u79CD\u7684\u540D\u79F0\u53D8\u4E86",
      introduction: `\u4EE5${second.name}\u4E3A\u4F8B\uFF0C\u770B\u770B\u8BC1\u4E66\u4E0A\u7684\u540D\u79F0\u4E0E\u5C97\u4F4D\u8BE5\u600E\u6837\u5BF9\u5E94\u3002`,
      motif: "announcement",
      daysAgo: 24,
      clock: "10:40",
      body: [
        paragraph("\u4E0D\u5C11\u5B66\u5458\u53D1\u73B0\uFF0C\u8BC1\u4E66\u4E0A\u7684\u804C\u4E1A\u540D\u79F0\u548C\u62DB\u8058\u542F\u4E8B\u4E0A\u5199\u7684\u4E0D\u5B8C\u5168\u4E00\u6837\u3002\u8FD9\u662F\u56E0\u4E3A\u804C\u4E1A\u5206\u7C7B\u505A\u4E86\u8C03\u6574\uFF0C\u540D\u79F0\u66F4\u65B0\uFF0C\u542B\u4E49\u76F8\u901A\u3002"),
        heading(`\u4EE5${second.name}\u4E3A\u4F8B`),
        points(`\u57F9\u8BAD\u5185\u5BB9\u4E0D\u53D8\uFF0C\u4ECD\u4EE5${second.skill}\u4E3A\u4E3B\u3002`, "\u65E7\u8BC1\u4E66\u7EE7\u7EED\u6709\u6548\uFF0C\u4E0D\u9700\u8981\u6362\u53D1\u3002", "\u5E94\u8058\u65F6\u53EF\u540C\u65F6\u51FA\u793A\u5B66\u6821\u5F00\u5177\u7684\u5BF9\u7167\u8BF4\u660E\u3002")
      ].join("")
    },
    {
      category: "\u6821\u56ED\u52A8\u6001",
      title: "\u6821\u56ED\u5F00\u653E\u65E5\uFF1A\u5E26\u5BB6\u4EBA\u6765\u770B\u770B\u4F60\u5B66\u4E60\u7684\u5730\u65B9",
      introduction: `${fourth.name}\u4F53\u9A8C\u3001\u4EB2\u5B50\u624B\u4F5C\u3001\u8BFE\u7A0B\u8BD5\u542C\uFF0C\u5468\u672B\u4E24\u5929\u5168\u90E8\u514D\u8D39\u3002`,
      motif: "campus",
      daysAgo: 27,
      clock: "17:00",
      body: [
        paragraph(`\u4E3A\u611F\u8C22\u5B66\u5458\u5BB6\u5C5E\u7684\u652F\u6301\uFF0C\u5B66\u6821\u5B9A\u4E8E\u672C\u5468\u672B\u4E3E\u529E\u5F00\u653E\u65E5\u3002\u5730\u70B9\uFF1A${school.address}\u3002`),
        points(`${fourth.name}\u4F53\u9A8C\u533A\uFF1A\u5728\u8001\u5E08\u6307\u5BFC\u4E0B\u5B8C\u6210\u4E00\u4EF6\u5C0F\u4F5C\u54C1\u3002`, "\u8BFE\u7A0B\u8BD5\u542C\u533A\uFF1A\u6BCF\u6574\u70B9\u5F00\u8BB2\uFF0C\u4E0D\u7528\u9884\u7EA6\u3002", "\u54A8\u8BE2\u533A\uFF1A\u62A5\u540D\u3001\u8865\u8D34\u3001\u5C31\u4E1A\u4E00\u7AD9\u5F0F\u89E3\u7B54\u3002"),
        image(mediaUrl(school.id, "album", "campus-1"), "\u6821\u56ED"),
        paragraph("\u505C\u8F66\u4F4D\u6709\u9650\uFF0C\u5EFA\u8BAE\u4E58\u5750\u516C\u5171\u4EA4\u901A\u524D\u6765\u3002")
      ].join("")
    },
    {
      category: "\u5C31\u4E1A\u670D\u52A1",
      title: "\u4E0A\u6708\u6BD5\u4E1A\u53BB\u5411\uFF1A\u4E5D\u6210\u5B66\u5458\u5728\u4E00\u4E2A\u6708\u5185\u4E0A\u5C97",
      introduction: "\u5B66\u6821\u516C\u5E03\u4E0A\u6708\u5C31\u4E1A\u6570\u636E\uFF0C\u5E73\u5747\u8D77\u85AA\u8F83\u53BB\u5E74\u540C\u671F\u63D0\u9AD8\u767E\u5206\u4E4B\u516B\u3002",
      motif: "data",
      daysAgo: 29,
      clock: "09:30",
      body: [
        paragraph("\u4E0A\u6708\u5171\u6709\u4E8C\u767E\u4E00\u5341\u4E03\u540D\u5B66\u5458\u7ED3\u4E1A\uFF0C\u622A\u81F3\u672C\u6708\u521D\u5DF2\u5C31\u4E1A\u4E00\u767E\u4E5D\u5341\u516B\u4EBA\uFF0C\u53E6\u6709\u4E03\u4EBA\u9009\u62E9\u7EE7\u7EED\u8FDB\u4FEE\u3002"),
        table(["\u65B9\u5411", "\u7ED3\u4E1A\u4EBA\u6570", "\u5C31\u4E1A\u7387", "\u5E73\u5747\u6708\u85AA"], ...school.trades.slice(0, 5).map((trade, index12) => [trade.name, String(52 - index12 * 6), `${String(96 - index12 * 2)}%`, `${String(7200 - index12 * 350)} \u5143`])),
        paragraph("\u5C31\u4E1A\u6570\u636E\u7531\u5B66\u6821\u5C31\u4E1A\u670D\u52A1\u5904\u9010\u4E00\u7535\u8BDD\u6838\u5B9E\uFF0C\u6B22\u8FCE\u76D1\u7763\u3002")
      ].join("")
    }
  ];
}

// server/src/sample/texts/notices.ts
function noticeTexts(school, now) {
  const [first, second, third] = school.trades;
  const signed = (daysAgo) => paragraph(`${school.institution.name}<br>${writtenDate(dayAt(now, -daysAgo, "09:00"))}`);
  return [
    {
      title: "\u5173\u4E8E\u672C\u6708\u7406\u8BBA\u673A\u8003\u573A\u6B21\u5B89\u6392\u7684\u901A\u77E5",
      writer: "\u8003\u52A1\u529E\u516C\u5BA4",
      daysAgo: 0,
      clock: "08:40",
      body: [
        paragraph("\u672C\u6708\u7406\u8BBA\u673A\u8003\u5B89\u6392\u5982\u4E0B\uFF0C\u8BF7\u5DF2\u5B8C\u6210\u7F51\u4E0A\u5B66\u65F6\u7684\u5B66\u5458\u6309\u65F6\u53C2\u52A0\u3002"),
        table(["\u573A\u6B21", "\u65E5\u671F", "\u65F6\u95F4", "\u53EF\u7EA6\u4EBA\u6570"], ["\u7B2C\u4E00\u573A", writtenDate(dayAt(now, 6, "09:00")), "09:00-10:30", "60"], ["\u7B2C\u4E8C\u573A", writtenDate(dayAt(now, 6, "14:00")), "14:00-15:30", "60"], ["\u7B2C\u4E09\u573A", writtenDate(dayAt(now, 13, "09:00")), "09:00-10:30", "40"]),
        points("\u643A\u5E26\u672C\u4EBA\u8EAB\u4EFD\u8BC1\u539F\u4EF6\uFF0C\u63D0\u524D\u4E8C\u5341\u5206\u949F\u5230\u573A\u3002", "\u8003\u573A\u5185\u4E0D\u5F97\u4F7F\u7528\u624B\u673A\uFF0C\u7269\u54C1\u8BF7\u5B58\u653E\u5728\u50A8\u7269\u67DC\u3002"),
        signed(0)
      ].join("")
    },
    {
      title: `${first.name}\u5B9E\u64CD\u8003\u6838\u6750\u6599\u4E0E\u5DE5\u5177\u6E05\u5355`,
      writer: "\u6559\u52A1\u5904",
      daysAgo: 2,
      clock: "11:20",
      body: [paragraph(`${first.course}\u5B9E\u64CD\u8003\u6838\u4EE5\u201C${first.skill}\u201D\u4E3A\u4E3B\uFF0C\u8BF7\u53C2\u52A0\u8003\u6838\u7684\u5B66\u5458\u51C6\u5907\u4EE5\u4E0B\u7269\u54C1\uFF1A`), points("\u52B3\u52A8\u9632\u62A4\u7528\u54C1\u4E00\u5957\uFF0C\u987B\u7B26\u5408\u7740\u88C5\u8981\u6C42\u3002", "\u51C6\u8003\u8BC1\u4E0E\u8EAB\u4EFD\u8BC1\u539F\u4EF6\u3002", "\u4E2A\u4EBA\u60EF\u7528\u7684\u5C0F\u4EF6\u624B\u5DE5\u5177\uFF0C\u7531\u8003\u8BC4\u5458\u68C0\u67E5\u540E\u5E26\u5165\u3002"), paragraph("\u5927\u578B\u8BBE\u5907\u4E0E\u8017\u6750\u7531\u8003\u573A\u7EDF\u4E00\u63D0\u4F9B\u3002"), signed(2)].join("")
    },
    {
      title: "\u7ED3\u4E1A\u8BC1\u4E66\u9886\u53D6\u901A\u77E5",
      writer: "\u5B66\u5458\u670D\u52A1\u4E2D\u5FC3",
      daysAgo: 4,
      clock: "15:00",
      body: [paragraph("\u4E0A\u4E00\u671F\u7ED3\u4E1A\u8BC1\u4E66\u5DF2\u5236\u4F5C\u5B8C\u6210\uFF0C\u53EF\u9009\u62E9\u4E0B\u5217\u4EFB\u4E00\u65B9\u5F0F\u9886\u53D6\uFF1A"), steps2("\u73B0\u573A\u9886\u53D6\uFF1A\u5DE5\u4F5C\u65E5 09:00 \u81F3 16:30\uFF0C\u670D\u52A1\u4E2D\u5FC3 3 \u53F7\u7A97\u53E3\u3002", "\u90AE\u5BC4\u9886\u53D6\uFF1A\u5728 APP \u5185\u586B\u5199\u5730\u5740\uFF0C\u5230\u4ED8\u3002", "\u7535\u5B50\u8BC1\u4E66\uFF1A\u5728\u672C\u7AD9\u201C\u8BC1\u4E66\u67E5\u8BE2\u201D\u8F93\u5165\u59D3\u540D\u4E0E\u7F16\u53F7\u5373\u53EF\u4E0B\u8F7D\u3002"), signed(4)].join("")
    },
    {
      title: "\u5173\u4E8E\u7CFB\u7EDF\u5347\u7EA7\u7EF4\u62A4\u7684\u516C\u544A",
      writer: "\u4FE1\u606F\u4E2D\u5FC3",
      daysAgo: 6,
      clock: "17:30",
      body: [paragraph(`\u5B66\u4E60\u5E73\u53F0\u5C06\u4E8E ${writtenDate(dayAt(now, 2, "00:00"))} 00:00 \u81F3 04:00 \u5347\u7EA7\uFF0C\u671F\u95F4\u6682\u505C\u767B\u5F55\u3002\u5DF2\u7ECF\u5F00\u59CB\u7684\u4F5C\u4E1A\u4E0E\u6D4B\u8BD5\u4F1A\u81EA\u52A8\u4FDD\u5B58\uFF0C\u8BF7\u4E0D\u8981\u5728\u8BE5\u65F6\u6BB5\u63D0\u4EA4\u3002`), signed(6)].join("")
    },
    {
      title: `${second.name}\u73ED\u672C\u5468\u5B9E\u8BAD\u8C03\u8BFE\u5B89\u6392`,
      writer: "\u6559\u52A1\u5904",
      daysAgo: 9,
      clock: "08:50",
      body: [paragraph(`\u56E0\u8BBE\u5907\u4F8B\u884C\u68C0\u4FEE\uFF0C${second.course}\u672C\u5468\u4E09\u7684\u5B9E\u8BAD\u8BFE\u8C03\u6574\u81F3\u5468\u516D\u540C\u4E00\u65F6\u95F4\uFF0C\u5730\u70B9\u4E0D\u53D8\u3002\u4E3B\u8BB2\u8001\u5E08\uFF1A${second.teacher}\u3002`), paragraph("\u7EBF\u4E0A\u7406\u8BBA\u8BFE\u7167\u5E38\u8FDB\u884C\u3002\u7ED9\u5927\u5BB6\u5E26\u6765\u4E0D\u4FBF\uFF0C\u656C\u8BF7\u8C05\u89E3\u3002"), signed(9)].join("")
    },
    {
      title: "\u51AC\u5B63\u5B9E\u8BAD\u5B89\u5168\u63D0\u793A",
      writer: "\u5B89\u5168\u7BA1\u7406\u5904",
      daysAgo: 12,
      clock: "10:00",
      body: [heading("\u8BF7\u6BCF\u4F4D\u5B66\u5458\u505A\u5230"), points("\u8FDB\u5165\u5B9E\u8BAD\u573A\u5FC5\u987B\u4F69\u6234\u5B66\u5458\u5361\u548C\u9632\u62A4\u7528\u54C1\u3002", "\u79BB\u5F00\u5DE5\u4F4D\u5148\u65AD\u7535\u3001\u65AD\u6C14\uFF0C\u518D\u6E05\u7406\u53F0\u9762\u3002", "\u53D1\u73B0\u9690\u60A3\u7ACB\u5373\u62A5\u544A\u5E26\u6559\u8001\u5E08\uFF0C\u4E0D\u8981\u81EA\u884C\u5904\u7406\u3002"), heading("\u5E94\u6025\u7535\u8BDD"), paragraph(`\u6821\u5185\u503C\u73ED\uFF1A${school.hotline}`), signed(12)].join("")
    },
    {
      title: "\u5173\u4E8E\u5F00\u653E\u6280\u80FD\u63D0\u5347\u8865\u8D34\u96C6\u4E2D\u7533\u62A5\u7684\u901A\u77E5",
      writer: "\u5B66\u5458\u670D\u52A1\u4E2D\u5FC3",
      daysAgo: 16,
      clock: "09:30",
      body: [paragraph("\u4E3A\u65B9\u4FBF\u5B66\u5458\u529E\u7406\uFF0C\u5B66\u6821\u5C06\u4E8E\u8FD1\u671F\u7EC4\u7EC7\u96C6\u4E2D\u7533\u62A5\uFF0C\u7531\u8001\u5E08\u73B0\u573A\u6307\u5BFC\u586B\u62A5\u3002"), points("\u5BF9\u8C61\uFF1A\u8FD1\u5341\u4E8C\u4E2A\u6708\u5185\u53D6\u5F97\u8BC1\u4E66\u7684\u5B66\u5458\u3002", "\u6750\u6599\uFF1A\u8EAB\u4EFD\u8BC1\u3001\u793E\u4FDD\u5361\u3001\u8BC1\u4E66\u7167\u7247\u3002", "\u5730\u70B9\uFF1A\u5B66\u5458\u670D\u52A1\u4E2D\u5FC3\u5927\u5385\u3002"), signed(16)].join("")
    },
    {
      title: `${third.employer}\u5C97\u4F4D\u63A8\u8350\u62A5\u540D\u542F\u4E8B`,
      writer: "\u5C31\u4E1A\u670D\u52A1\u5904",
      daysAgo: 19,
      clock: "14:10",
      body: [paragraph(`${third.employer}\u73B0\u9762\u5411\u6211\u6821\u62DB\u8058${third.name}\u76F8\u5173\u5C97\u4F4D\u5341\u4E8C\u540D\uFF0C\u5305\u98DF\u5BBF\uFF0C\u8BD5\u7528\u671F\u4E00\u4E2A\u6708\u3002`), paragraph(`\u8981\u6C42\uFF1A\u6301\u6709\u76F8\u5E94\u8BC1\u4E66\uFF0C\u80FD\u72EC\u7ACB\u5B8C\u6210${third.skill}\u3002\u6709\u610F\u8005\u8BF7\u4E8E\u4E09\u65E5\u5185\u5230\u5C31\u4E1A\u670D\u52A1\u5904\u767B\u8BB0\u3002`), signed(19)].join("")
    },
    {
      title: "\u56FE\u4E66\u89D2\u4E0E\u81EA\u4E60\u5BA4\u5F00\u653E\u65F6\u95F4\u8C03\u6574",
      writer: "\u540E\u52E4\u670D\u52A1\u90E8",
      daysAgo: 22,
      clock: "16:00",
      body: [paragraph("\u5E94\u5B66\u5458\u5EFA\u8BAE\uFF0C\u56FE\u4E66\u89D2\u4E0E\u81EA\u4E60\u5BA4\u5F00\u653E\u65F6\u95F4\u5EF6\u957F\u81F3\u6BCF\u665A 22:00\uFF0C\u5468\u672B\u4E0D\u95ED\u9986\u3002\u8BF7\u4FDD\u6301\u5B89\u9759\uFF0C\u79BB\u5F00\u65F6\u5E26\u8D70\u4E2A\u4EBA\u7269\u54C1\u3002"), signed(22)].join("")
    },
    {
      title: "\u65B0\u4E00\u671F\u6559\u5B66\u8D28\u91CF\u95EE\u5377\u7ED3\u679C\u516C\u793A",
      writer: "\u6559\u5B66\u7763\u5BFC\u5BA4",
      daysAgo: 26,
      clock: "09:10",
      body: [paragraph("\u672C\u671F\u5171\u6536\u56DE\u95EE\u5377\u4E00\u5343\u96F6\u516B\u5341\u516D\u4EFD\uFF0C\u603B\u4F53\u6EE1\u610F\u5EA6\u767E\u5206\u4E4B\u4E5D\u5341\u516D\u70B9\u4E09\u3002\u5927\u5BB6\u53CD\u6620\u8F83\u591A\u7684\u201C\u5B9E\u64CD\u6392\u961F\u65F6\u95F4\u957F\u201D\uFF0C\u5DF2\u901A\u8FC7\u589E\u5F00\u591C\u95F4\u65F6\u6BB5\u89E3\u51B3\u3002"), table(["\u9879\u76EE", "\u6EE1\u610F\u5EA6"], ["\u8BFE\u7A0B\u5185\u5BB9", "97.1%"], ["\u6559\u5E08\u6388\u8BFE", "98.2%"], ["\u5B9E\u8BAD\u5B89\u6392", "93.6%"]), signed(26)].join("")
    }
  ];
}

// server/src/news/news.sample.ts
var newsSample = async ({ tx, school, now }) => {
  const content = sampleContent(school.id);
  const courses = content.categories.flatMap((category) => category.courses);
  const texts = newsTexts(content, now).map((text17, index12) => ({ ...text17, id: sampleId(school.id, "news", index12 + 1) }));
  await tx.insert(newsCategories).values(NEWS_CATEGORIES.map((name, index12) => ({ id: sampleId(school.id, "newsCategory", index12 + 1), name, seq: index12 + 1 })));
  await tx.insert(news).values(
    texts.map(({ id: id2, category, title, introduction, motif, body, daysAgo, clock }, index12) => ({
      id: id2,
      categoryId: sampleId(school.id, "newsCategory", NEWS_CATEGORIES.indexOf(category) + 1),
      title,
      cover: mediaUrl(school.id, "news", `${motif}-${String(index12 % 9 + 1)}`),
      introduction,
      content: body,
      sources: `${content.shortName}\u5BA3\u4F20\u4E2D\u5FC3`,
      publishTime: dayAt(now, -daysAgo, clock),
      createdTime: dayAt(now, -daysAgo, clock)
    }))
  );
  const related = texts.flatMap(({ id: id2, motif }) => {
    const fitting = courses.flatMap((course2, index12) => course2.motif === motif ? [index12] : []);
    return [...fitting, 0, 1].slice(0, 2).map((course2, place) => ({ newsId: id2, course: course2, seq: place + 1 }));
  });
  await tx.insert(newsProducts).values(
    related.map(({ newsId, course: course2, seq }, index12) => ({ id: sampleId(school.id, "newsProduct", index12 + 1), newsId, productId: sampleId(school.id, "product", course2 + 1), seq }))
  );
  await tx.insert(notices).values(
    noticeTexts(content, now).map(({ title, writer, body, daysAgo, clock }, index12) => ({
      id: sampleId(school.id, "notice", index12 + 1),
      title,
      content: body,
      writerName: writer,
      publishTime: dayAt(now, -daysAgo, clock),
      createdTime: dayAt(now, -daysAgo, clock)
    }))
  );
};

// server/src/product/product.sample.ts
var productSample = async ({ tx, school }) => {
  const content = sampleContent(school.id);
  const placed = content.categories.flatMap(({ courses }, category) => courses.map((course2, place) => ({ course: course2, category: category + 1, seq: place + 1 })));
  await tx.insert(productCategories).values(
    content.categories.map(({ name }, index12) => ({ id: sampleId(school.id, "category", index12 + 1), name, seq: index12 + 1, defaultFlag: index12 === 0 ? 1 : 0 }))
  );
  await tx.insert(products).values(placed.map(({ course: course2 }, index12) => productRow(content, course2, index12 + 1)));
  await tx.insert(productRelations).values(
    placed.map(({ category, seq }, index12) => ({
      id: sampleId(school.id, "relation", index12 + 1),
      categoryId: sampleId(school.id, "category", category),
      productId: sampleId(school.id, "product", index12 + 1),
      seq
    }))
  );
};
function productRow(content, course2, number6) {
  const certificate2 = course2.certificate === void 0 ? void 0 : content.certificates[course2.certificate];
  return {
    id: sampleId(content.id, "product", number6),
    name: course2.name,
    pic: mediaUrl(content.id, "product", `${course2.motif}-${String(number6 % 6 + 1)}`),
    picTag: course2.tag ?? "",
    thumbs: course2.thumbs,
    tenantChildType: course2.childType ?? content.schoolType.code,
    schoolName: content.institution.name,
    trainingInstitutionsName: content.institution.name,
    onlineClassPeriodTypes: [...course2.includes],
    certificationOrg: certificate2?.org ?? "",
    issuingAuthorityName: certificate2?.issuer ?? "",
    certificateTypeCode: certificate2?.type ?? "",
    certificateTypeDesc: certificate2?.desc ?? "",
    certificateVerificationType: certificate2?.verification ?? 0,
    certificateBenefits: certificate2?.benefits ?? "",
    defStandPrice: course2.price,
    defCouponPrice: course2.coupon,
    subsidyPrice: course2.subsidy ?? null
  };
}

// server/src/sample/texts/reviews.ts
var REVIEW_TAGS = ["\u8001\u5E08\u8010\u5FC3", "\u5B9E\u64CD\u5145\u8DB3", "\u901A\u8FC7\u7387\u9AD8", "\u5C31\u4E1A\u6709\u5E2E\u52A9", "\u73AF\u5883\u6574\u6D01"];
function reviewTexts(school) {
  const [first, second, third, fourth, fifth, sixth] = school.trades;
  return [
    {
      author: "\u963F\u5B81",
      trade: first,
      content: `${first.teacher}\u8001\u5E08\u8BB2\u5F97\u7279\u522B\u6E05\u695A\uFF0C${first.skill}\u6211\u4EE5\u524D\u603B\u662F\u8BB0\u4E0D\u4F4F\u6B65\u9AA4\uFF0C\u4ED6\u7F16\u4E86\u4E2A\u987A\u53E3\u6E9C\uFF0C\u4E00\u4E0B\u5C31\u4F1A\u4E86\u3002`,
      tags: ["\u8001\u5E08\u8010\u5FC3"],
      pictures: 0,
      browseCount: 86,
      thumbsCount: 9,
      daysAgo: 1
    },
    {
      author: "\u6728\u5B50",
      trade: second,
      content: `\u7B2C\u4E00\u6B21\u5B9E\u64CD\u624B\u6296\u5F97\u4E0D\u884C\uFF0C\u8001\u5E08\u8BA9\u6211\u5148\u770B\u522B\u4EBA\u505A\u4E24\u904D\u518D\u4E0A\u3002\u4E09\u5468\u4E0B\u6765\uFF0C${second.skill}\u5DF2\u7ECF\u80FD\u72EC\u7ACB\u5B8C\u6210\uFF0C\u8003\u6838\u4E00\u6B21\u5C31\u8FC7\u4E86\u3002`,
      tags: ["\u8001\u5E08\u8010\u5FC3", "\u901A\u8FC7\u7387\u9AD8"],
      pictures: 3,
      reply: "\u606D\u559C\u6728\u5B50\uFF01\u8BB0\u5F97\u5E26\u4E0A\u8BC1\u4E66\u6765\u670D\u52A1\u4E2D\u5FC3\u529E\u7406\u8865\u8D34\u7533\u62A5\uFF0C\u6750\u6599\u6E05\u5355\u6211\u4EEC\u5DF2\u7ECF\u53D1\u5230\u4F60\u7684\u624B\u673A\u4E0A\u3002",
      browseCount: 312,
      thumbsCount: 41,
      daysAgo: 2
    },
    {
      author: "\u9648\u5E08\u5085",
      trade: first,
      content: `\u6211\u4ECA\u5E74\u56DB\u5341\u4E00\u5C81\uFF0C\u4E4B\u524D\u5728\u6D41\u6C34\u7EBF\u4E0A\u505A\u4E86\u5341\u4E94\u5E74\uFF0C\u62A5\u540D\u7684\u65F6\u5019\u5FC3\u91CC\u76F4\u6253\u9F13\uFF0C\u6015\u81EA\u5DF1\u5E74\u7EAA\u5927\u3001\u5E95\u5B50\u8584\uFF0C\u8DDF\u4E0D\u4E0A\u5E74\u8F7B\u4EBA\u3002\u5F00\u8BFE\u7B2C\u4E00\u5929\uFF0C${first.teacher}\u8001\u5E08\u628A\u6211\u53EB\u5230\u4E00\u8FB9\uFF0C\u8BF4\u4E0D\u7740\u6025\uFF0C\u5148\u628A\u5DE5\u5177\u8BA4\u5168\u3002\u540E\u6765\u6BCF\u6B21\u665A\u8BFE\u4ED6\u90FD\u7559\u5230\u6700\u540E\uFF0C\u770B\u7740\u6211\u628A${first.skill}\u4ECE\u5934\u5230\u5C3E\u505A\u4E00\u904D\u624D\u8D70\u3002\u4E09\u4E2A\u6708\u4E0B\u6765\uFF0C\u4E00\u767E\u56DB\u5341\u591A\u4E2A\u5B66\u65F6\uFF0C\u4E00\u8282\u6CA1\u843D\u3002\u4E0A\u5468\u6211\u62FF\u5230\u4E86\u8BC1\u4E66\uFF0C${first.employer}\u4E5F\u901A\u77E5\u6211\u53BB\u4E0A\u73ED\u4E86\u3002\u60F3\u5BF9\u8FD8\u5728\u72B9\u8C6B\u7684\u670B\u53CB\u8BF4\u4E00\u53E5\uFF1A\u53EA\u8981\u80AF\u5B66\uFF0C\u4EC0\u4E48\u65F6\u5019\u90FD\u4E0D\u7B97\u665A\uFF0C\u8FD9\u91CC\u7684\u8001\u5E08\u771F\u7684\u4F1A\u4E00\u76F4\u7B49\u4F60\u8DDF\u4E0A\u6765\u3002`,
      tags: ["\u8001\u5E08\u8010\u5FC3", "\u5C31\u4E1A\u6709\u5E2E\u52A9", "\u5B9E\u64CD\u5145\u8DB3"],
      pictures: 2,
      reply: "\u9648\u5E08\u5085\uFF0C\u60A8\u662F\u6211\u4EEC\u73ED\u51FA\u52E4\u7B2C\u4E00\u540D\uFF0C\u8001\u5E08\u4EEC\u90FD\u8BB0\u5F97\u60A8\u7684\u7B14\u8BB0\u672C\u3002\u795D\u65B0\u5DE5\u4F5C\u987A\u5229\uFF0C\u6B22\u8FCE\u5E38\u56DE\u5B66\u6821\u770B\u770B\uFF01",
      pinned: true,
      browseCount: 2860,
      thumbsCount: 368,
      daysAgo: 17
    },
    {
      author: "\u5C0F\u9E7F",
      trade: third,
      content: `\u573A\u5730\u5E72\u51C0\uFF0C\u5DE5\u4F4D\u591F\u7528\uFF0C\u4E0D\u7528\u6392\u961F\u3002${third.teacher}\u8001\u5E08\u4F1A\u628A\u6BCF\u4E2A\u4EBA\u7684\u95EE\u9898\u5355\u72EC\u8BB0\u4E0B\u6765\uFF0C\u4E0B\u8282\u8BFE\u5148\u8BB2\u3002`,
      tags: ["\u73AF\u5883\u6574\u6D01", "\u5B9E\u64CD\u5145\u8DB3"],
      pictures: 1,
      browseCount: 204,
      thumbsCount: 22,
      daysAgo: 4
    },
    {
      author: "\u6D77\u8FB9\u7684\u98CE",
      trade: fourth,
      content: "\u7EBF\u4E0A\u8BFE\u53EF\u4EE5\u500D\u901F\uFF0C\u5468\u672B\u518D\u5230\u5B66\u6821\u7EC3\uFF0C\u4E0A\u73ED\u65CF\u5B8C\u5168\u5B89\u6392\u5F97\u8FC7\u6765\u3002\u5BA2\u670D\u56DE\u590D\u4E5F\u5F88\u5FEB\u3002",
      tags: ["\u5B9E\u64CD\u5145\u8DB3"],
      pictures: 0,
      reply: "\u8C22\u8C22\u8BA4\u53EF\uFF01\u591C\u95F4\u5B9E\u8BAD\u4E0B\u4E2A\u6708\u5F00\u59CB\u6BCF\u5468\u589E\u52A0\u4E24\u573A\uFF0C\u53EF\u4EE5\u5728 APP \u91CC\u63D0\u524D\u9884\u7EA6\u3002",
      browseCount: 158,
      thumbsCount: 17,
      daysAgo: 6
    },
    {
      author: "\u738B\u540C\u5B66",
      trade: fifth,
      content: `\u63A8\u8350\u7ED9\u4E86\u540C\u4E8B\uFF0C\u6211\u4EEC\u4E09\u4E2A\u4EBA\u4E00\u8D77\u62A5\u7684${fifth.course}\uFF0C\u4E00\u8D77\u901A\u8FC7\u3002\u5B66\u6821\u8FD8\u5E2E\u5FD9\u5BF9\u63A5\u4E86${fifth.employer}\u7684\u9762\u8BD5\u3002`,
      tags: ["\u5C31\u4E1A\u6709\u5E2E\u52A9", "\u901A\u8FC7\u7387\u9AD8"],
      pictures: 4,
      browseCount: 421,
      thumbsCount: 56,
      daysAgo: 9
    },
    {
      author: "\u9752\u79BE",
      trade: sixth,
      content: "\u6559\u6750\u548C\u771F\u9898\u90FD\u662F\u65B0\u7684\uFF0C\u6A21\u62DF\u8003\u7684\u9898\u578B\u548C\u6B63\u5F0F\u8003\u8BD5\u57FA\u672C\u4E00\u81F4\uFF0C\u5FC3\u91CC\u6709\u5E95\u3002",
      tags: ["\u901A\u8FC7\u7387\u9AD8"],
      pictures: 0,
      browseCount: 97,
      thumbsCount: 8,
      daysAgo: 12
    },
    {
      author: "\u8001\u8D75",
      trade: second,
      content: "\u552F\u4E00\u7684\u5C0F\u5EFA\u8BAE\u662F\u5468\u4E09\u665A\u4E0A\u505C\u8F66\u4F4D\u6709\u70B9\u7D27\u5F20\uFF0C\u5176\u4ED6\u90FD\u597D\uFF0C\u8001\u5E08\u5F88\u8D1F\u8D23\u3002",
      tags: ["\u8001\u5E08\u8010\u5FC3", "\u73AF\u5883\u6574\u6D01"],
      pictures: 0,
      reply: "\u6536\u5230\u60A8\u7684\u5EFA\u8BAE\uFF01\u672C\u5468\u8D77\u5B66\u5458\u53EF\u51ED\u5361\u505C\u653E\u5730\u4E0B\u8F66\u5E93\uFF0C\u665A\u95F4\u4E0D\u6536\u8D39\u3002",
      browseCount: 133,
      thumbsCount: 12,
      daysAgo: 15
    },
    {
      author: "\u7C73\u7C92\u5988\u5988",
      trade: third,
      content: `\u5728\u5BB6\u5E26\u4E86\u516D\u5E74\u5B69\u5B50\uFF0C\u5B66\u5B8C${third.course}\uFF0C\u7EC8\u4E8E\u53C8\u6709\u4E86\u81EA\u5DF1\u7684\u5DE5\u4F5C\u3002\u6700\u611F\u8C22\u73ED\u4E3B\u4EFB\uFF0C\u5F00\u8BFE\u524D\u4E00\u5929\u8FD8\u6253\u7535\u8BDD\u63D0\u9192\u6211\u5E26\u8EAB\u4EFD\u8BC1\u3002`,
      tags: ["\u5C31\u4E1A\u6709\u5E2E\u52A9"],
      pictures: 2,
      browseCount: 540,
      thumbsCount: 73,
      daysAgo: 20
    }
  ];
}

// server/src/review/review.sample.ts
var reviewSample = async ({ tx, school, now }) => {
  const texts = reviewTexts(sampleContent(school.id)).map((text17, index12) => ({ ...text17, number: index12 + 1, id: sampleId(school.id, "review", index12 + 1) }));
  await tx.insert(reviewTags).values(REVIEW_TAGS.map((name, index12) => ({ id: sampleId(school.id, "reviewTag", index12 + 1), name, seq: index12 + 1 })));
  await tx.insert(reviews).values(
    texts.map(({ id: id2, number: number6, author, trade, content, pictures, reply = "", pinned = false, browseCount, thumbsCount, daysAgo }) => ({
      id: id2,
      commentContent: content,
      commentAuthorName: author,
      commentAuthorPic: mediaUrl(school.id, "avatar", String(number6 + 6)),
      varietyName: trade.course,
      files: Array.from({ length: pictures }, (_, place) => ({ url: mediaUrl(school.id, "review", `${trade.motif}-${String(place + number6)}`), type: "PIC" })),
      schoolComment: reply,
      browseCount,
      thumbsCount,
      commentTop: pinned,
      createdTime: dayAt(now, -daysAgo, `${String(9 + number6)}:${String(10 + number6 * 3)}`)
    }))
  );
  await tx.insert(reviewTagLinks).values(
    texts.flatMap(({ id: id2, tags }) => tags.map((tag) => ({ reviewId: id2, tagId: sampleId(school.id, "reviewTag", REVIEW_TAGS.indexOf(tag) + 1) }))).map((link, index12) => ({ id: sampleId(school.id, "reviewLink", index12 + 1), ...link }))
  );
};

// server/src/sample/texts/information.ts
function informationTexts(school) {
  const names = school.trades.map((trade) => trade.name);
  return [
    { type: 0, title: "\u9879\u76EE\u80CC\u666F", body: paragraph(`${school.projectName}\u9762\u5411${school.crowd}\uFF0C${school.trainingMode}\uFF0C\u7528\u7CFB\u7EDF\u7684\u8BAD\u7EC3\u8865\u4E0A\u5C97\u4F4D\u6700\u7F3A\u7684\u6280\u80FD\u3002`) + paragraph(`\u9879\u76EE\u7684\u521D\u8877\u53EA\u6709\u4E00\u53E5\u8BDD\uFF1A${school.mission}\u3002`) },
    { type: 0, title: "\u9879\u76EE\u4EF7\u503C", body: points("\u5B66\u5F97\u5230\uFF1A\u8BFE\u7A0B\u6309\u804C\u4E1A\u6807\u51C6\u62C6\u5230\u6BCF\u4E2A\u52A8\u4F5C\u3002", "\u8003\u5F97\u8FC7\uFF1A\u7406\u8BBA\u9898\u5E93\u4E0E\u5B9E\u64CD\u8BC4\u5206\u8868\u5168\u90E8\u516C\u5F00\u3002", "\u7528\u5F97\u4E0A\uFF1A\u7ED3\u4E1A\u524D\u5B8C\u6210\u4E00\u6B21\u771F\u5B9E\u5C97\u4F4D\u8DDF\u73ED\u3002", "\u67E5\u5F97\u7740\uFF1A\u8BC1\u4E66\u4E0E\u5B66\u65F6\u5728\u672C\u7AD9\u53EF\u67E5\u53EF\u9A8C\u3002") },
    { type: 0, title: "\u9879\u76EE\u7279\u8272", body: paragraph(school.institution.features) + table(["\u65B9\u5411", "\u4E3B\u8BB2\u6559\u5E08", "\u5408\u4F5C\u4F01\u4E1A"], ...school.trades.map((trade) => [trade.name, trade.teacher, trade.employer])) },
    { type: 1, title: "\u673A\u6784\u4ECB\u7ECD", body: paragraph(`${school.institution.name}\u662F${school.institution.property}\uFF0C\u4F4D\u4E8E${school.address}\u3002`) + paragraph(school.institution.facilities) },
    { type: 1, title: "\u5E08\u8D44\u529B\u91CF", body: paragraph(school.institution.faculty) + points(...school.trades.map((trade) => `${trade.teacher}\uFF1A${trade.name}\u65B9\u5411\u4E3B\u8BB2\uFF0C\u64C5\u957F${trade.skill}\u3002`)) },
    { type: 1, title: "\u6559\u5B66\u670D\u52A1", body: points("\u73ED\u4E3B\u4EFB\u4E00\u5BF9\u4E00\u8DDF\u8FDB\u51FA\u52E4\u4E0E\u5B66\u65F6\u3002", "\u7EBF\u4E0A\u8BFE\u7A0B\u7ED3\u4E1A\u540E\u4E00\u5E74\u5185\u53EF\u53CD\u590D\u89C2\u770B\u3002", "\u5B9E\u64CD\u8BFE\u4EBA\u6570\u4E0D\u8D85\u8FC7\u5341\u4E8C\u4EBA\u3002", "\u5C31\u4E1A\u63A8\u8350\u4E0D\u53E6\u6536\u8D39\u7528\u3002") },
    { type: 2, title: "\u670D\u52A1\u8303\u56F4", body: paragraph(`\u53EF\u8BA4\u5B9A\u804C\u4E1A\uFF1A${names.join("\u3001")}\u7B49\u3002`) + points(...school.organizations.map((organization) => `${organization.name}\uFF1A${organization.scope}`)) },
    { type: 2, title: "\u670D\u52A1\u6210\u679C", body: table(["\u5E74\u5EA6", "\u8BA4\u5B9A\u4EBA\u6B21", "\u5408\u683C\u7387"], ["2024", "3,862", "88.4%"], ["2025", "4,517", "90.1%"], ["2026\uFF08\u81F3\u4ECA\uFF09", "4,180", "91.6%"]) }
  ];
}

// server/src/school/school.sample.ts
var BROWSE_COUNTS = { "10001": 128640, "10002": 56213, "20001": 512008, "20002": 8421, "20003": 23990 };
var KM_PER_DEGREE = 111.2;
var schoolSample = async ({ tx, school }) => {
  const content = sampleContent(school.id);
  await tx.insert(schools).values(schoolRow(content, school));
  await tx.insert(enrolDistricts).values(
    content.points.filter(({ scope }) => scope !== void 0).map(({ scope = "" }, index12) => ({ id: sampleId(school.id, "district", index12 + 1), enrollDistrictScope: scope, seq: index12 + 1 }))
  );
  await tx.insert(servicePoints).values(content.points.map((point, index12) => pointRow(content, school.position, point, index12 + 1)));
  await tx.insert(certificationOrganizations).values(
    content.organizations.map(({ name, orgType, level, scope, features }, index12) => ({
      id: sampleId(school.id, "organization", index12 + 1),
      name,
      orgType,
      certificationType: level,
      serviceScope: scope,
      features,
      seq: index12 + 1
    }))
  );
  await tx.insert(universityInformation).values(
    informationTexts(content).map(({ type, title, body }, index12) => ({ id: sampleId(school.id, "information", index12 + 1), type, title, content: body, seq: index12 + 1 }))
  );
  await tx.insert(schoolDomains).values([
    { id: sampleId(school.id, "domain", 1), domainType: "ONLINE_SCHOOL", domain: `https://m.${content.domain}.example` },
    { id: sampleId(school.id, "domain", 2), domainType: "PORTAL", domain: `https://www.${content.domain}.example` }
  ]);
  await tx.insert(serviceContacts).values({ id: sampleId(school.id, "contact", 1), mobile: content.hotline, url: mediaUrl(school.id, "contact", "qr"), seq: 1 });
};
function schoolRow(content, school) {
  const { institution, look, schoolType, organizationLabels, vendor } = content;
  return {
    id: sampleId(school.id, "school", 1),
    logo: mediaUrl(school.id, "logo", "mark"),
    address: content.address,
    latitude: school.position.lat,
    longitude: school.position.lng,
    projectName: content.projectName,
    universityName: school.name,
    schoolType: schoolType.code,
    schoolTypeName: schoolType.name,
    schoolParentType: schoolType.parent,
    institutionProperty: content.property,
    institutionGrade: content.grade,
    trainingMode: content.trainingMode,
    serviceAttribute: [...content.services],
    certificateAttribute: Object.values(content.certificates).map(({ desc: desc8 }) => desc8),
    practicalTrainingLoginUrl: content.hasPracticalTraining ? `https://shixun.${content.domain}.example/login` : "",
    examLoginUrl: content.hasExamSite ? `https://kaoshi.${content.domain}.example/login` : "",
    contactMobile: content.mobile,
    certificationOrganizationTypeName: organizationLabels.certification,
    trainingInstitutionsName: organizationLabels.institutions,
    crowd: content.crowd,
    website: `https://www.${content.domain}.example`,
    educationalInstitution: { name: institution.name, educationProperty: institution.property, schoolFaculty: institution.faculty, features: institution.features, facilities: institution.facilities },
    settings: {
      accentColour: look.accent,
      corners: look.corners,
      brand: school.brand,
      brandName: content.brandName,
      licence: content.licence,
      recordNumber: content.recordNumber,
      ...vendor === void 0 ? {} : { vendorOrganizationId: sampleId(school.id, "organization", vendor.organization), vendorName: vendor.name }
    },
    browseCount: BROWSE_COUNTS[school.id] ?? 0
  };
}
var POINT_COVERS = { ENROLL: "calendar", TEACHING: "campus", EXAM: "desk", EVALUATE: "diploma" };
function pointRow({ id: id2, province, city }, position, point, seq) {
  const [startTime = "", endTime = ""] = point.hours === "" ? [] : point.hours.split("-");
  const [east, north] = point.offset;
  return {
    id: sampleId(id2, "point", seq),
    type: point.type,
    name: point.name,
    url: mediaUrl(id2, "news", `${POINT_COVERS[point.type]}-${String(seq)}`),
    startTime,
    endTime,
    mobile: point.phone,
    provinceName: province,
    cityName: city,
    address: point.address,
    enrollDistrictScope: point.scope ?? "",
    latitude: position.lat + north / KM_PER_DEGREE,
    longitude: position.lng + east / (KM_PER_DEGREE * Math.cos(position.lat * Math.PI / 180)),
    seq
  };
}

// server/src/samples.ts
var samples = [
  signInSample,
  schoolSample,
  productSample,
  homeSample,
  newsSample,
  hotMajorSample,
  reviewSample,
  studySample,
  examSample,
  certificateSample
];

// server/src/sign-in/clean-up.ts
import { lt as lt3, or as or2 } from "drizzle-orm";
async function cleanUpSignIn(database, now) {
  await database.asOperator(async (tx) => {
    await tx.delete(captchas).where(lt3(captchas.expiresTime, now));
    await tx.delete(smsCodes).where(lt3(smsCodes.expiresTime, now));
    await tx.delete(ssoCodes).where(lt3(ssoCodes.expiresTime, now));
    await tx.delete(attempts).where(lt3(attempts.time, new Date(now.getTime() - REMEMBERED_MS)));
    await tx.delete(sessions).where(or2(lt3(sessions.expiresTime, dayBefore(now)), lt3(sessions.revokedTime, dayBefore(now))));
  });
}
function dayBefore(now) {
  return new Date(now.getTime() - 24 * 60 * 60 * 1e3);
}

// server/src/main.ts
var CLEAN_UP_MS = 60 * 60 * 1e3;
async function start() {
  const config = readConfig(process.env);
  const log = createLogger(config);
  const database = await openDatabase(config);
  try {
    await serve(config, database, log);
  } catch (error) {
    await database.close();
    throw error;
  }
}
async function serve(config, database, log) {
  if (config.sampleData && await buildSample(database, samples, /* @__PURE__ */ new Date())) log.info("the empty database now holds the sample schools");
  const developed = new Set(devServersOf(config).keys());
  await publishBuilt({ database, log, apps: config.appsDirectory, store: moduleStoreOf(config), now: /* @__PURE__ */ new Date(), developed });
  const app = await createApp({ config, database, log, routes });
  await app.listen({ host: config.host, port: config.port });
  const cleaning = setInterval(() => void cleanUp(database, log), CLEAN_UP_MS);
  const stop = async () => {
    clearInterval(cleaning);
    await app.close();
    await database.close();
  };
  process.once("SIGTERM", () => void stop());
  process.once("SIGINT", () => void stop());
  for (const bound of app.addresses()) console.log(`Campus listens on ${webAddressOf(bound)}`);
}
function webAddressOf(bound) {
  if (typeof bound === "string") return bound;
  return `http://${bound.family === "IPv6" ? `[${bound.address}]` : bound.address}:${bound.port}`;
}
async function cleanUp(database, log) {
  try {
    await cleanUpSignIn(database, /* @__PURE__ */ new Date());
  } catch (error) {
    log.error({ reason: error instanceof Error ? error.message : String(error) }, "cleaning up failed");
  }
}
function sentenceFor(error) {
  if (error instanceof ConfigError || error instanceof DatabaseUnavailableError || error instanceof ReleaseRefusedError) return error.message;
  const code3 = errorCodeOf(error);
  if (code3 === "EADDRINUSE") return `Port ${process.env["PORT"] ?? "8080"} is taken by another program; set PORT to a free one.`;
  if (code3 === "EACCES") return `Port ${process.env["PORT"] ?? "8080"} may not be used; set PORT to one above 1023.`;
  return error instanceof Error ? error.stack ?? error.message : String(error);
}
start().catch((error) => {
  console.error(sentenceFor(error));
  process.exitCode = 1;
});
