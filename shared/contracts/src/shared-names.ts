/**
 * The names that modules may import from each shared package, by the version of the shared scope that
 * introduced them. A recorded version never changes: new names make a new version, and a removed name makes a
 * new major of the module contract. Build tools, the server and tests read this list; a page has the packages
 * themselves.
 */
import type { SharedRequest } from './shared-packages'

/** Names by package. */
export type SharedNames = Readonly<Record<string, readonly string[]>>

export interface SharedScopeVersion {
  /** `major.minor`; the major is the module contract's. */
  readonly version: string
  readonly names: Readonly<Partial<Record<SharedRequest, readonly string[]>>>
}

/** Oldest first. */
export const SHARED_SCOPE_VERSIONS: readonly SharedScopeVersion[] = [
  {
    version: '1.0',
    names: {
      react: [
        'Activity',
        'Children',
        'Component',
        'Fragment',
        'Profiler',
        'PureComponent',
        'StrictMode',
        'Suspense',
        'ViewTransition',
        'addTransitionType',
        'cache',
        'cacheSignal',
        'cloneElement',
        'createContext',
        'createElement',
        'createRef',
        'default',
        'forwardRef',
        'isValidElement',
        'lazy',
        'memo',
        'startTransition',
        'use',
        'useActionState',
        'useCallback',
        'useContext',
        'useDebugValue',
        'useDeferredValue',
        'useEffect',
        'useEffectEvent',
        'useId',
        'useImperativeHandle',
        'useInsertionEffect',
        'useLayoutEffect',
        'useMemo',
        'useOptimistic',
        'useReducer',
        'useRef',
        'useState',
        'useSyncExternalStore',
        'useTransition',
        'version',
      ],
      'react/jsx-runtime': ['Fragment', 'jsx', 'jsxs'],
      'react-dom': [
        'browser',
        'createPortal',
        'default',
        'flushSync',
        'preconnect',
        'prefetchDNS',
        'preinit',
        'preinitModule',
        'preload',
        'preloadModule',
        'requestFormReset',
        'useFormState',
        'useFormStatus',
        'version',
      ],
      'react-router-dom': [
        'Link',
        'NavLink',
        'Navigate',
        'NavigationType',
        'createPath',
        'createSearchParams',
        'generatePath',
        'matchPath',
        'parsePath',
        'redirect',
        'replace',
        'resolvePath',
        'useBeforeUnload',
        'useBlocker',
        'useHref',
        'useLinkClickHandler',
        'useLocation',
        'useMatch',
        'useMatches',
        'useNavigate',
        'useNavigation',
        'useNavigationType',
        'useParams',
        'useResolvedPath',
        'useRevalidator',
        'useSearchParams',
        'useViewTransitionState',
      ],
      'styled-components': [
        'ThemeContext',
        'ThemeProvider',
        'createGlobalStyle',
        'css',
        'isStyledComponent',
        'keyframes',
        'styled',
        'useTheme',
      ],
      '@tanstack/react-query': [
        'CancelledError',
        'InfiniteQueryObserver',
        'MutationObserver',
        'QueriesObserver',
        'QueryObserver',
        'focusManager',
        'hashKey',
        'infiniteQueryOptions',
        'isCancelledError',
        'keepPreviousData',
        'matchMutation',
        'matchQuery',
        'mutationOptions',
        'notifyManager',
        'onlineManager',
        'partialMatchKey',
        'queryOptions',
        'replaceEqualDeep',
        'skipToken',
        'useInfiniteQuery',
        'useIsFetching',
        'useIsMutating',
        'useMutation',
        'useMutationState',
        'useQueries',
        'useQuery',
        'useQueryClient',
      ],
      valibot: [
        'ValiError',
        'array',
        'boolean',
        'instance',
        'integer',
        'literal',
        'maxLength',
        'maxValue',
        'minLength',
        'minValue',
        'nonEmpty',
        'nullish',
        'number',
        'object',
        'optional',
        'parse',
        'picklist',
        'pipe',
        'record',
        'regex',
        'safeParse',
        'startsWith',
        'string',
        'transform',
        'trim',
        'union',
        'unknown',
        'variant',
      ],
      '@campus/http/client': ['REQUEST_TIMEOUT', 'call', 'onServerClockSet', 'serverNow'],
      '@campus/http/errors': ['ApiError', 'CallError', 'CancelledError', 'SessionInvalidError', 'SystemBusyError'],
      '@campus/session/session-store': ['isSessionKept', 'sessionStore', 'useSession'],
      '@campus/session/session-actions': [
        'endSession',
        'setBrand',
        'storeLocation',
        'storeSchool',
        'storeSignIn',
        'storeToken',
        'storeUser',
      ],
      '@campus/i18n/beijing-time': ['beijingClock', 'epochMs'],
      '@campus/i18n/format': [
        'formatBrowseCount',
        'formatDate',
        'formatDistance',
        'formatMoney',
        'formatNumber',
        'formatRelativeTime',
      ],
      '@campus/i18n/locale': ['LOCALES', 'getLocale', 'localeReady', 'setLocale', 'useLocale'],
      '@campus/i18n/messages': ['defineMessages', 'translateShared', 'useSharedT'],
      '@campus/ui/button': ['Button', 'ButtonLink', 'IconButton'],
      '@campus/ui/dialog': ['ConfirmDialog', 'Dialog'],
      '@campus/ui/icons': [
        'ArrowRight',
        'Check',
        'ChevronDown',
        'ChevronLeft',
        'ChevronRight',
        'CircleAlert',
        'CircleCheck',
        'Compass',
        'Ellipsis',
        'Eye',
        'EyeOff',
        'Info',
        'Pause',
        'Play',
        'RotateCw',
        'TriangleAlert',
        'WifiOff',
        'X',
      ],
      '@campus/ui/layout': ['Container', 'Grid', 'Inline', 'Section', 'Stack', 'VisuallyHidden', 'visuallyHidden'],
      '@campus/ui/picture': ['Picture'],
      '@campus/ui/skeleton': ['Skeleton', 'SkeletonCard', 'SkeletonRegion', 'SkeletonText'],
      '@campus/ui/slot': ['Slot', 'SlotHostProvider', 'useHasSlot'],
      '@campus/ui/states': ['EmptyState', 'ErrorState', 'NotFoundState', 'OfflineState'],
      '@campus/ui/toast': ['Toaster', 'toast'],
    },
  },
]

/** Every name of the newest version. */
export function offeredNames(): SharedNames {
  return merged(SHARED_SCOPE_VERSIONS)
}

/** The names that the contract's first version lacks; a page may or may not have them. */
export function laterNames(names: SharedNames): Record<string, string[]> {
  const [first] = SHARED_SCOPE_VERSIONS
  const known: SharedNames = first?.names ?? {}
  return Object.fromEntries(
    Object.entries(names).flatMap(([request, taken]) => {
      const ofFirst = known[request]
      const later = taken.filter((name) => ofFirst?.includes(name) !== true)
      return ofFirst === undefined || later.length > 0 ? [[request, later]] : []
    }),
  )
}

function merged(versions: readonly SharedScopeVersion[]): SharedNames {
  const all: Record<string, readonly string[]> = {}
  for (const { names } of versions) {
    for (const [request, added] of Object.entries(names)) all[request] = [...(all[request] ?? []), ...added]
  }
  return all
}
