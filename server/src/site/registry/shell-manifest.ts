import * as v from 'valibot'

import { releaseFile } from '@campus/contracts/composition'

/** The manifest of the shell's build, `shell/dist/manifest.json`. */
export const shellManifest = v.object({
  version: v.string(),
  /** Entry scripts in the order they run. */
  scripts: v.pipe(v.array(v.string()), v.minLength(1)),
  /** The script of contained modules' frames; '' in a shell that has none. */
  frame: v.optional(v.string(), ''),
  /** Style sheets a page needs before its first paint. */
  css: v.array(v.string()),
  /** Names of the Trusted Types policies its code creates. */
  trustedTypesPolicies: v.array(v.string()),
  /** Paths of the shell's own pages; if absent, every address counts as a page. */
  routes: v.optional(v.array(v.pipe(v.string(), v.startsWith('/'))), []),
  /** Which of its pages the server draws, by path, with the fields of the address that choose what is shown. */
  drawn: v.optional(v.record(v.string(), v.array(v.string())), {}),
  /** Addresses of modules' pages that it leads to, and modules' slots that it shows; absent in a shell that does not say. */
  leadsTo: v.optional(v.array(v.string())),
  shows: v.optional(v.array(v.string())),
  /** Its shared packages; null for a shell that does not list them. */
  sharedScope: v.nullish(
    v.object({
      version: v.string(),
      /** The names that modules may import, by request. */
      names: v.record(v.string(), v.array(v.string())),
      /** The packages' versions, by request; none in a shell that does not say. */
      versions: v.optional(v.record(v.string(), v.string()), {}),
    }),
    null,
  ),
  files: v.record(v.string(), releaseFile),
})
export type ShellManifest = v.InferOutput<typeof shellManifest>
