/** The text of a file as saved in Japan: UTF-8 if it decodes as such, otherwise Shift_JIS. */
export async function decodedText(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('shift_jis').decode(bytes);
  }
}
