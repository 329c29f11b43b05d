/** The data that the server puts into the page for the browser; never anything secret. */
type PageData = { apiKey: string };

let pageData: PageData | undefined;

/** The data the page came with. */
export function readPageData(): PageData {
  pageData ??= JSON.parse(document.getElementById('data')?.textContent ?? '{}') as PageData;
  return pageData;
}
