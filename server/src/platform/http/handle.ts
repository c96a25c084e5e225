/** A domain's handlers of its contract's calls: `handle(call, handler)` makes a route, which is a plain value. */
import type { FastifyBaseLogger } from 'fastify'

import type { CallDefinition, CallParsedRequest, CallResponseInput } from '@campus/contracts/call'

import type { Config } from '../config/config'
import type { Database, Transaction } from '../database/database'
import type { RateLimit } from '../rate-limits/rate-limit'
import type { Browser } from './browser'
import type { AwaitedNotice, Seen } from './held-calls'
import { runOnce } from './idempotency'
import { parseInput, schoolNamedIn, tenantNamedIn } from './input'
import { refuse, type Refusal } from './refusal'

/** The person behind a valid token. */
export interface SignedInUser {
  readonly id: string
  readonly sessionId: string
  /** When the person proved their number by a code in this session; null where they did not, as with a password. */
  readonly mobileProvedTime: Date | null
}

export interface Tenant {
  readonly id: string
  readonly name: string
}

/** The context of a handler besides its input. */
export interface CallContext {
  /**
   * Restricted by row-level security to the tenant, and in owned tables to the user. Commits when the handler
   * returns; undone when it throws.
   */
  readonly tx: Transaction
  readonly tenant: Tenant
  readonly tenantId: string
  /** null for a visitor. */
  readonly user: SignedInUser | null
  /** The id of the browser. Reading it sets the cookie, so read it only for likes or limits. */
  readonly visitorId: string
  readonly browser: Browser
  /** Network address of the caller; count by `networkOf(address)`. */
  readonly address: string
  /** The Host header, unchecked. */
  readonly host: string
  readonly traceId: string
  /** The caller's idempotency key, unchecked. */
  readonly idempotencyKey: string | undefined
  readonly now: Date
  readonly config: Config
  readonly log: FastifyBaseLogger
}

/** Outside any transaction: for handlers that compute or wait, and open their own transactions. */
export interface WithoutTransactionContext extends Omit<CallContext, 'tx'> {
  readonly database: Database
  /** Runs one transaction of the call's tenant. */
  inTenant<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>
}

/** Across tenants, with the owner's rights: for calls before a school is known. */
export type OperatorContext = Pick<CallContext, 'tx' | 'address' | 'traceId' | 'now' | 'config' | 'log'>

/** A call of a learner at one school, in that school's transaction. */
export type LearnerContext = CallContext & { readonly user: SignedInUser }

/** A learner's call about every school with an account of theirs. `tenant` and `user` are those of the site. */
export interface EverywhereContext extends Omit<LearnerContext, 'tx'> {
  /**
   * Runs `work` once for each school, one after the other, as the learner there under that school's row-level
   * security.
   */
  inEachSchool<Result>(work: (context: LearnerContext) => Promise<Result>): Promise<Result[]>
}

/** The response of an image call. */
export interface ImageResponse {
  readonly contentType: string
  readonly body: string | Buffer
}

export type HandlerResponse<Call extends CallDefinition> = CallResponseInput<Call> | ImageResponse | Refusal

/** The only inputs of a response that is the same for every visitor of a school. */
export interface PublicContext extends Pick<CallContext, 'tx' | 'tenantId' | 'config'> {
  /** Reading it ties the response to this second; in the next second it is made again. */
  readonly now: Date
}

/** A call's input, checked, with what is left to do. */
export type PreparedCall = { readonly tenantNamed: string | undefined } & (
  | { readonly scope: 'tenant'; run(context: CallContext): Promise<unknown> }
  | { readonly scope: 'withoutTransaction'; run(context: WithoutTransactionContext): Promise<unknown> }
  | {
      readonly scope: 'learner'
      readonly schoolNamed: string | undefined
      run(context: LearnerContext): Promise<unknown>
    }
  | { readonly scope: 'learnerEverywhere'; run(context: EverywhereContext): Promise<unknown> }
  | {
      readonly scope: 'public'
      /** Tells this input from every other that makes another response. */
      readonly inputKey: string
      run(context: PublicContext): Promise<unknown>
    }
  | {
      readonly scope: 'held'
      readonly schoolNamed: string | undefined
      readonly awaited: AwaitedNotice
      /** Names the page that waits: when it asks again, its earlier call ends. */
      readonly page: string
      run(context: LearnerContext): Promise<Seen<unknown> | Refusal>
    }
  | { readonly scope: 'operator'; run(context: OperatorContext): Promise<unknown> }
)

export interface Route {
  readonly call: CallDefinition
  /** A GET that changes something is refused to other sites as a POST is. */
  readonly changes: boolean
  /** The call sends a text message, so it must be signed. */
  readonly signed: boolean
  /** What limits the writes of visitors; null when they only read. */
  readonly visitorWrites: VisitorWrites | null
  /** The response is the same for every visitor of a school. */
  readonly isPublic: boolean
  /** A form of a drawn page asks it without a script: the answer is drawn for whoever sent the form alone. */
  readonly answersForms: boolean
  /** Throws InvalidInputError. */
  prepare(raw: unknown): PreparedCall
}

/**
 * What limits the writes of visitors, of whom there may be any number. `each`: every call of a network address counts,
 * and is refused when the limit is reached. `inside`: the handler counts for itself, what it writes or by whom. `once`:
 * whoever asks, it is written once for the whole school.
 */
export type VisitorWrites =
  | { readonly each: RateLimit<'most'> }
  | { readonly inside: readonly [RateLimit, ...RateLimit[]] }
  | { readonly once: 'for the school' }

interface RouteOptions {
  readonly isPublic?: boolean
  readonly answersForms?: boolean
  readonly changes?: boolean
  readonly signed?: boolean
  /** For calls open to visitors: without it, a visitor's transaction may only read. */
  readonly visitorWrites?: VisitorWrites
}

/** A call that visitors and signed-in users may make, in one transaction of its tenant. */
export function handle<Call extends CallDefinition>(
  call: Call,
  handler: (context: CallContext & { readonly input: CallParsedRequest<Call> }) => Promise<HandlerResponse<Call>>,
  options: RouteOptions = {},
): Route {
  return route(call, options, (raw) => {
    const input = parseInput(call, raw) as CallParsedRequest<Call>
    const run = (context: CallContext) => handler(withInput(context, input))
    return {
      scope: 'tenant',
      tenantNamed: tenantNamedIn(input),
      run: call.once ? (context) => runOnce(call, context, input, () => run(context)) : run,
    }
  })
}

/**
 * A call whose response is the same for every visitor of a school. It depends only on the school's rows and
 * the input, changes nothing, and is kept until one of the tables it was read from changes. It never sees
 * owned rows, whoever calls.
 */
export function handlePublic<Call extends CallDefinition>(
  call: Call,
  handler: (context: PublicContext & { readonly input: CallParsedRequest<Call> }) => Promise<HandlerResponse<Call>>,
): Route {
  if (call.access !== 'open' || call.once || call.kind !== 'envelope') {
    throw new Error(`${call.id} is not the same for every visitor`)
  }
  return route(call, { changes: false, isPublic: true }, (raw) => {
    const input = parseInput(call, raw) as CallParsedRequest<Call>
    return {
      scope: 'public',
      tenantNamed: tenantNamedIn(input),
      // The input is in the order of its schema, so the same input has the same text.
      inputKey: JSON.stringify(input),
      run: (context) => handler(withInput(context, input)),
    }
  })
}

/** A call that needs a signed-in user (`access: 'user'`); `user` is there. */
export function handleSignedIn<Call extends CallDefinition>(
  call: Call,
  handler: (
    context: CallContext & { readonly input: CallParsedRequest<Call>; readonly user: SignedInUser },
  ) => Promise<HandlerResponse<Call>>,
  options: RouteOptions = {},
): Route {
  requireUserAccess(call)
  return handle(
    call,
    (context) => {
      if (!isSignedIn(context)) throw refuse('sessionInvalid')
      return handler(context)
    },
    options,
  )
}

/**
 * A learner's call about one class (`access: 'user'`). On a partner's site the class may be another school's,
 * named by `schoolId` of the payload or the header. The handler then runs in that school's transaction as the
 * learner's own account there; `tenant` and `user` are those. Visitors, learners without an account there,
 * and another school named on an ordinary school's site are refused before the handler.
 */
export function handleLearner<Call extends CallDefinition>(
  call: Call,
  handler: (context: LearnerContext & { readonly input: CallParsedRequest<Call> }) => Promise<HandlerResponse<Call>>,
  options: RouteOptions = {},
): Route {
  requireUserAccess(call)
  return route(call, options, (raw) => {
    const input = parseInput(call, raw) as CallParsedRequest<Call>
    const run = (context: LearnerContext) => handler(withInput(context, input))
    return {
      scope: 'learner',
      tenantNamed: tenantNamedIn(input),
      schoolNamed: schoolNamedIn(input),
      run: call.once ? (context) => runOnce(call, context, input, () => run(context)) : run,
    }
  })
}

interface HeldHandler<Call extends CallDefinition> {
  /** The notice that says that something may have changed. */
  readonly awaited: (input: CallParsedRequest<Call>) => AwaitedNotice
  /** Names the browser's tab that waits for it; '' from who does not say. */
  readonly tab: (input: CallParsedRequest<Call>) => string
  /** Looks, in a transaction of its own each time, and changes nothing. */
  readonly look: (
    context: LearnerContext & { readonly input: CallParsedRequest<Call> },
  ) => Promise<Seen<CallResponseInput<Call>> | Refusal>
}

/** A learner's call, as of {@link handleLearner}, that is held until there is news. */
export function handleLearnerHeld<Call extends CallDefinition>(
  call: Call,
  { awaited, tab, look }: HeldHandler<Call>,
): Route {
  requireUserAccess(call)
  if (!call.held || call.method !== 'GET') throw new Error(`${call.id} is not held, or does not only read`)
  return route(call, {}, (raw) => {
    const input = parseInput(call, raw) as CallParsedRequest<Call>
    const notice = awaited(input)
    return {
      scope: 'held',
      tenantNamed: tenantNamedIn(input),
      schoolNamed: schoolNamedIn(input),
      awaited: notice,
      page: [notice.channel, notice.subject, tab(input)].join(' '),
      run: (context) => look(withInput(context, input)),
    }
  })
}

/**
 * A learner's call that spans schools (`access: 'user'`): on a partner's site every school with an account of
 * theirs, elsewhere only the site's own.
 */
export function handleLearnerEverywhere<Call extends CallDefinition>(
  call: Call,
  handler: (context: EverywhereContext & { readonly input: CallParsedRequest<Call> }) => Promise<HandlerResponse<Call>>,
  options: RouteOptions = {},
): Route {
  requireUserAccess(call)
  if (call.once) throw new Error(`${call.id} happens once, so its handler needs one school`)
  return route(call, options, (raw) => {
    const input = parseInput(call, raw) as CallParsedRequest<Call>
    return {
      scope: 'learnerEverywhere',
      tenantNamed: tenantNamedIn(input),
      run: (context) => handler(withInput(context, input)),
    }
  })
}

/** A call whose handler computes or waits long and so opens its own short transactions. */
export function handleWithoutTransaction<Call extends CallDefinition>(
  call: Call,
  handler: (
    context: WithoutTransactionContext & { readonly input: CallParsedRequest<Call> },
  ) => Promise<HandlerResponse<Call>>,
  options: RouteOptions = {},
): Route {
  if (call.once) throw new Error(`${call.id} happens once, so its handler needs one transaction`)
  return route(call, options, (raw) => {
    const input = parseInput(call, raw) as CallParsedRequest<Call>
    return {
      scope: 'withoutTransaction',
      tenantNamed: tenantNamedIn(input),
      run: (context) => handler(withInput(context, input)),
    }
  })
}

/** A call before a school is known. It sees every tenant, so it may return public facts only. */
export function handleForEveryTenant<Call extends CallDefinition>(
  call: Call,
  handler: (context: OperatorContext & { readonly input: CallParsedRequest<Call> }) => Promise<HandlerResponse<Call>>,
  options: RouteOptions = {},
): Route {
  if (call.once) throw new Error(`${call.id} happens once, so its handler needs one school`)
  return route(call, options, (raw) => {
    const input = parseInput(call, raw) as CallParsedRequest<Call>
    return { scope: 'operator', tenantNamed: undefined, run: (context) => handler(withInput(context, input)) }
  })
}

function requireUserAccess(call: CallDefinition): void {
  if (call.access !== 'user') throw new Error(`${call.id} is open to visitors, so its handler must expect one`)
}

function route(call: CallDefinition, options: RouteOptions, prepare: Route['prepare']): Route {
  return {
    call,
    changes: options.changes ?? call.method !== 'GET',
    signed: options.signed ?? false,
    visitorWrites: options.visitorWrites ?? null,
    isPublic: options.isPublic ?? false,
    answersForms: options.answersForms ?? false,
    prepare,
  }
}

function isSignedIn<Context extends CallContext>(
  context: Context,
): context is Context & { readonly user: SignedInUser } {
  return context.user !== null
}

/** Adds the input in front of the context without reading the context's lazy properties. */
function withInput<Context extends object, Input>(context: Context, input: Input): Context & { readonly input: Input } {
  return Object.assign(Object.create(context) as Context, { input })
}
