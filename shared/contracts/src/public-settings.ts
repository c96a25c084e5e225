import * as v from 'valibot'

import { defineCall } from './call'
import { list, text } from './wire'

/** What an operator may configure of the page; nothing in it is a secret. */
export const publicSettings = v.object({
  apiBase: v.nullish(v.string(), ''),
  /** Known domain suffixes, longest first; the main domain is the first of them. */
  domainSuffixes: list(v.string()),
  storagePrefix: v.nullish(v.string(), 'campus:'),
  defaultTitle: text,
  grayVersion: text,
  applicationId: text,
  mapsKey: text,
  websocketUrl: text,
  sites: v.object({
    operationsBackEnd: text,
    offlinePartner: text,
    onlineSchoolApp: text,
    visitorRegistration: text,
    organisation: text,
  }),
  /** Map navigation address with {lat}, {lng} and {name}. */
  mapNavigationUrl: text,
  /** Outside hosts that a redirect or link of the school may lead to. */
  allowedHosts: list(v.string()),
  /** Whether codes go out by text message; without them only a password signs in. */
  sendsSms: v.nullish(v.boolean(), true),
  /** Turns developers’ pages and overrides on. */
  development: v.nullish(v.boolean(), false),
})
export type PublicSettings = v.InferOutput<typeof publicSettings>

export const getPublicSettings = defineCall({
  id: 'composition.getPublicSettings',
  method: 'GET',
  path: '/api/composition/anyTenant/settings',
  summary: 'What the page may know of the operator’s configuration',
  request: v.object({}),
  response: publicSettings,
  source: 'ours',
})
