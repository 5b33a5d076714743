/** A form as `inject` and bare sockets send it: the whole multipart body and its content type. */
export async function multipartBody(
  form: FormData,
): Promise<{ payload: Buffer<ArrayBuffer>; headers: { 'content-type': string } }> {
  const response = new Response(form);
  const contentType = response.headers.get('content-type') ?? '';
  return { payload: Buffer.from(await response.arrayBuffer()), headers: { 'content-type': contentType } };
}
