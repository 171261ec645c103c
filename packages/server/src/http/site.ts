import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** What a page of ours may load: its own files. Styles are also written on elements, and workers start from text. */
const POLICY = [
  "default-src 'self'",
  "img-src 'self' data:",
  "style-src 'self' 'unsafe-inline'",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Files whose names change with their content. */
const isLasting = (path: string): boolean => /[\\/]assets[\\/]/.test(path);

/** An address that names no file: a place in the one page there is. */
const isPlace = (url: string): boolean => !/\.\w+$/.test(url.split(/[?#]/)[0]);

/** Serves the built pages from a folder. */
export const serveSite = async (app: FastifyInstance, folder: string): Promise<void> => {
  const page = 'index.html';
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', isLasting(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
      reply.header('vary', 'accept-encoding');
      reply.header('content-security-policy', POLICY);
      reply.header('x-content-type-options', 'nosniff');
      reply.header('referrer-policy', 'no-referrer');
    },
  });
  app.setNotFoundHandler((request, reply) =>
    request.method === 'GET' && isPlace(request.url) ? reply.sendFile(page) : reply.code(404).send(),
  );
};
