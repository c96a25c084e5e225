/**
 * The names of the router that modules may use: all that makes sense inside a page. The shell makes the
 * router and its routes, so their factories are not here. Nor are `Form`, `useFetcher` and `useLoaderData`,
 * which need a route's action or data: a page of the module contract has neither and makes calls through the
 * http client.
 *
 * A shared package is loaded whole, so this list, not the package, decides what every visitor downloads. A
 * module that imports a name missing here does not build.
 */
export {
  createPath,
  createSearchParams,
  generatePath,
  Link,
  matchPath,
  Navigate,
  NavigationType,
  NavLink,
  parsePath,
  redirect,
  replace,
  resolvePath,
  useBeforeUnload,
  useBlocker,
  useHref,
  useLinkClickHandler,
  useLocation,
  useMatch,
  useMatches,
  useNavigate,
  useNavigation,
  useNavigationType,
  useParams,
  useResolvedPath,
  useRevalidator,
  useSearchParams,
  useViewTransitionState,
} from 'react-router'
