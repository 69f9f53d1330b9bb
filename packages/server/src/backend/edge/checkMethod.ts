import { checkPath, type Service } from './checkPath.ts';
import { Refusal } from './Refusal.ts';

/** The methods of each service, in addition to OPTIONS. */
const methodsOf: Readonly<Record<Service, readonly string[]>> = {
  auth: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
  rest: ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE'],
  storage: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
};
const methodsOfFunctions = ['GET', 'HEAD', 'POST'];
const post = ['POST'];
const get = ['GET', 'HEAD'];
/** Paths of `/auth/v1` that support fewer methods. HEAD does not follow a link: the preview of a mail client would use it up. */
const methodsOfAuth: Readonly<Record<string, readonly string[]>> = {
  '/signup': post,
  '/token': post,
  '/otp': post,
  '/magiclink': post,
  '/recover': post,
  '/resend': post,
  '/logout': post,
  '/verify': ['GET', 'POST'],
  '/callback': ['GET'],
  '/user': [...get, 'PUT'],
  '/settings': get,
  '/health': get,
  '/authorize': ['GET'],
  '/user/identities/authorize': ['GET'],
  '/factors': post,
  '/reauthenticate': [...get, 'POST'],
};
const codeOf: Readonly<Record<Service, string>> = {
  auth: 'bad_request',
  rest: 'PGRST117',
  storage: 'method_not_allowed',
};

/** @throws Refusal 405, with the methods of the path, for any other method. */
export function checkMethod(method: string, url: URL): void {
  const service = checkPath(url);
  const methods = [...findMethods(url.pathname, service), 'OPTIONS'];
  if (!methods.includes(method))
    throw new Refusal(405, codeOf[service], `This path has no method ${method}.`, { allow: methods });
}

function findMethods(pathname: string, service: Service): readonly string[] {
  if (pathname.startsWith('/rest/v1/rpc/')) return methodsOfFunctions;
  const path = pathname.replace('/auth/v1', '');
  return (Object.hasOwn(methodsOfAuth, path) && methodsOfAuth[path]) || methodsOf[service];
}
