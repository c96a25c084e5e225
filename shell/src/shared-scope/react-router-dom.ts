/**
 * What modules may use of the router. A shared package is carried whole, so
 * this list, not the package, is what every visitor downloads; a module that
 * imports a name missing here fails its type check and its build.
 */
export {
  createBrowserRouter,
  Link,
  matchPath,
  Navigate,
  Outlet,
  redirect,
  ScrollRestoration,
  useHref,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router'
export { RouterProvider } from 'react-router/dom'
