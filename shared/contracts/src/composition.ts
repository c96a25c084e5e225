import * as v from 'valibot'

import { defineCall } from './call'
import { draftSupport } from './draft'
import { givenOverride } from './override'
import { publicSettings } from './public-settings'
import { buSchoolInfo, schoolInfo, tenantSettings } from './school'
import { id, list, numeric, text } from './wire'

export { MODULE_CONTRACT } from './module-contract'

/** The modules a site is composed of. */
export const MODULE_IDS = ['mfe-portal', 'mfe-study', 'mfe-exam', 'mfe-certificate'] as const

/** The frames the shell draws around a page. */
export const LAYOUTS = ['main', 'news', 'notice', 'query', 'login', 'study'] as const
export type LayoutName = (typeof LAYOUTS)[number]

/** A page's path, its frame, and the checks of the shell before it. */
export const moduleRoute = v.object({
  /** Full path; `:name` segments are allowed. */
  path: v.pipe(v.string(), v.startsWith('/')),
  layout: v.picklist(LAYOUTS),
  /** Visitors have to sign in first. */
  login: v.optional(v.boolean(), false),
  /** `query`: on a phone the title is the university's name. */
  title: v.optional(v.picklist(['school', 'query']), 'school'),
  /** While a brand flag is on, the partner's header and footer are shown. */
  special: v.optional(v.boolean(), false),
  /**
   * The field of the address that names the unfinished work this page holds, where it holds any. While the page stands,
   * its release stays; opened again for that work, it is of the release the work was leased to.
   */
  lease: v.optional(v.string()),
  /**
   * The page of nobody in particular is drawn on the server as well, so that it is there before its script. These fields
   * of the address choose what it shows; whatever else stands there, the drawing is the same.
   */
  drawn: v.optional(v.array(v.string())),
  /**
   * The fields of a form in that drawing, which a browser without script sends in the address. An address that has them
   * all is drawn for whoever opens it alone, with what the form asks for.
   */
  answers: v.optional(v.array(v.string())),
})
export type ModuleRoute = v.InferOutput<typeof moduleRoute>

/** A module's description of itself, as plain data: readable without running its code. */
export const moduleConfig = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,40}$/)),
  contract: v.string(),
  routes: v.array(moduleRoute),
  /** Versioned named places, `consult-dialog.v1`. */
  slots: v.array(v.pipe(v.string(), v.regex(/^[a-z][a-z-]*\.v\d+$/))),
  /** Of a module that holds unfinished work. */
  draft: v.optional(draftSupport),
  /** Addresses of other modules' and the shell's pages that its own lead to: no release takes such a page away. */
  leadsTo: v.optional(v.array(v.pipe(v.string(), v.startsWith('/')))),
  /** Slots of other modules and the shell that its pages show. */
  shows: v.optional(v.array(v.string())),
})
export type ModuleConfig = v.InferOutput<typeof moduleConfig>

/** A file of a release: integrity as `sha384-…`, size in bytes and in bytes after brotli. */
export const releaseFile = v.object({
  integrity: v.pipe(v.string(), v.startsWith('sha384-')),
  size: v.number(),
  brotli: v.number(),
})

/** Names, by the shared package they are imported from. */
const sharedNames = v.record(v.string(), v.array(v.string()))

/** The manifest that a build writes beside its files. */
export const moduleManifest = v.object({
  ...moduleConfig.entries,
  version: v.string(),
  /** File name of the entry, and of the scripts a page of the path needs first. */
  entry: v.string(),
  preload: v.array(v.string()),
  /** Preloads by route path, beyond `preload`. */
  routePreload: v.record(v.string(), v.array(v.string())),
  shared: v.record(v.string(), v.string()),
  /** The names it imports from the page's shared packages. */
  takes: v.optional(sharedNames, {}),
  /**
   * Of these, the names that the first shared scope of its contract lacks. They are checked before the module
   * starts.
   */
  needs: v.optional(sharedNames, {}),
  trustedTypesPolicies: v.array(v.string()),
  files: v.record(v.string(), releaseFile),
})
export type ModuleManifest = v.InferOutput<typeof moduleManifest>

/** The house that a version names after a plus, `1.0.0+our-house`: whose release it is, wherever its files are; null for our own. */
export function houseOf(version: string): string | null {
  const [, house] = /\+(.*)$/.exec(version) ?? []
  return house ?? null
}

/** One release as a page needs it; addresses are absolute paths or https URLs. */
export const moduleRelease = v.object({
  version: v.string(),
  /** It runs in a sandboxed frame of its own instead of the page; see contained.ts. */
  contained: v.optional(v.boolean()),
  /** Folder of the files, ending in a slash. */
  base: v.string(),
  entry: v.string(),
  routes: v.array(moduleRoute),
  slots: v.array(v.string()),
  preload: v.array(v.string()),
  routePreload: v.record(v.string(), v.array(v.string())),
  /** As in the manifest; absent when every page of the contract has all the names. */
  needs: v.optional(sharedNames),
  /** Integrity of every script by file name. */
  integrity: v.record(v.string(), v.string()),
})
export type ModuleRelease = v.InferOutput<typeof moduleRelease>

export const moduleMapEntry = v.object({
  /** The kind of an entry in a map. */
  id: v.string(),
  /**
   * The module it is a release of, where the id differs: the school's own release that serves the pages a
   * partner leaves to it.
   */
  module: v.optional(v.string()),
  ...moduleRelease.entries,
  /** The release that replaces this one when it does not load. */
  lastGood: v.nullish(moduleRelease, null),
  /** Visitors' pages just failed to load it and nothing else can stand here: the page does not wait for it. */
  tripped: v.optional(v.boolean()),
})
export type ModuleMapEntry = v.InferOutput<typeof moduleMapEntry>

/** What a page is told of the entries of its map that it was not given: it asks for them when it needs them. */
export const restOfMap = v.object({
  /** Integrity of the index at {@link mapIndexAddress}. */
  integrity: v.string(),
  /** Of the pages that the shell leads to from everywhere, those that the whole map has. */
  paths: v.array(v.string()),
  /** Of the slots, those that the whole map has. */
  slots: v.array(v.string()),
})
export type RestOfMap = v.InferOutput<typeof restOfMap>

/** The release of each module for one visitor of one tenant. The id names this resolution in logs. */
export const moduleMap = v.object({
  id: v.string(),
  /** In a page, what its route needs; otherwise all. */
  modules: list(moduleMapEntry),
  /** Absent when `modules` are all. */
  rest: v.optional(restOfMap),
  /** Fields of addresses that name unfinished work, for a page that asks for its map itself. */
  leaseFields: v.optional(v.array(v.string())),
  /** Signed by the server: with it the page reports how the releases of this map loaded. Without it, it reports nothing. */
  pageToken: v.optional(v.string()),
})
export type ModuleMap = v.InferOutput<typeof moduleMap>

/** The index of a module map: who has which pages and slots, and the integrity of each entry's own manifest. */
export const mapIndex = v.array(
  v.object({
    id: v.string(),
    paths: v.array(v.string()),
    slots: v.array(v.string()),
    /** Of the {@link moduleMapEntry} at {@link mapEntryAddress}. */
    integrity: v.string(),
  }),
)
export type MapIndex = v.InferOutput<typeof mapIndex>

/** Path below which the parts of module maps are. They never change. */
export const COMPOSITION_PATH = '/composition'

export function mapIndexAddress(mapId: string): string {
  return `${COMPOSITION_PATH}/${mapId}`
}

export function mapEntryAddress(mapId: string, entryId: string): string {
  return `${mapIndexAddress(mapId)}/${entryId}`
}

/** Everything the shell needs before its first paint. */
export const bootData = v.object({
  tenantId: id,
  schoolInfo,
  buSchoolInfo,
  tenantSettings,
  settings: publicSettings,
  moduleMap,
  traceId: text,
  /** Epoch milliseconds at which the gateway wrote the page; absent where none did. */
  serverTime: v.optional(numeric),
  /** Of a page that a developer asked for with other releases; absent from all other pages. */
  override: v.optional(givenOverride),
})
export type BootData = v.InferOutput<typeof bootData>

/** Id of the JSON script that contains the gateway's boot data. */
export const BOOT_DATA_ELEMENT_ID = 'campus-boot'

export const getModuleMap = defineCall({
  id: 'composition.getModuleMap',
  method: 'GET',
  path: '/api/composition/anyTenant/moduleMap',
  summary: 'The module map of a tenant for this visitor, at an address: unfinished work it names keeps its release',
  request: v.object({
    tenantId: id,
    /** Path and query of the page; without it no work is looked for. */
    address: v.optional(v.pipe(v.string(), v.startsWith('/'))),
  }),
  response: moduleMap,
  source: 'ours',
})

/** How a part of loading and running a module ended, without personal data. */
export const moduleOutcome = v.object({
  module: v.pipe(v.string(), v.maxLength(60)),
  version: v.pipe(v.string(), v.maxLength(80)),
  /** `error`: an error of the module's code that nothing caught. */
  phase: v.picklist(['load', 'retry', 'lastGood', 'render', 'heal', 'error']),
  ok: v.boolean(),
  /** Milliseconds. */
  duration: v.pipe(v.number(), v.minValue(0)),
  reason: v.pipe(v.string(), v.maxLength(200)),
})
export type ModuleOutcome = v.InferOutput<typeof moduleOutcome>

export const reportModuleOutcome = defineCall({
  id: 'composition.reportModuleOutcome',
  method: 'POST',
  path: '/api/composition/anyTenant/moduleOutcome',
  summary:
    'Reports how loading the modules of a page ended: the first outcome of each release and phase counts, and only of releases that the page was given',
  request: v.object({
    /** Of the page's module map. */
    pageToken: v.pipe(v.string(), v.maxLength(40_000)),
    outcomes: v.pipe(v.array(moduleOutcome), v.minLength(1), v.maxLength(20)),
  }),
  response: v.boolean(),
  source: 'ours',
})
