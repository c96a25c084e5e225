/**
 * What modules may use of the router: all that makes sense inside a page. The
 * shell makes the router and its routes, so what makes them is not here, nor
 * what takes a route's action or data (`Form`, `useFetcher`, `useLoaderData`):
 * a page of the module contract has neither, it calls through the http client.
 *
 * A shared package is carried whole, so this list, not the package, is what
 * every visitor downloads. A module that takes a name missing here does not build.
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
