/**
 * `?override=mfe-exam@1.4.0,mfe-study@http://localhost:8102`: on a development server, a page with other releases of
 * some modules than those assigned, for whoever opens that address.
 */
import * as v from 'valibot'

export const OVERRIDE_PARAMETER = 'override'

/** Why a part of an override is not followed. */
export const OVERRIDE_REFUSALS = ['malformed', 'noRelease', 'notAllowed', 'noAnswer', 'unfit'] as const

/** What a page that was asked for with an override is told of it. */
export const givenOverride = v.object({
  /** The field as the address has it. */
  asked: v.string(),
  /** What stands in the page for it. */
  modules: v.array(
    v.object({
      module: v.string(),
      version: v.string(),
      /** Of the development server that the module comes from; '' for a published release. */
      origin: v.string(),
    }),
  ),
  refused: v.array(
    v.object({
      part: v.string(),
      reason: v.picklist(OVERRIDE_REFUSALS),
      /** Of one that does not fit this page: what a promotion of it would be told, one English sentence each. */
      why: v.array(v.string()),
    }),
  ),
})
export type GivenOverride = v.InferOutput<typeof givenOverride>
