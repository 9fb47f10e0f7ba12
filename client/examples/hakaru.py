"""Hakaru with Python's standard library alone.

HAKARU_URL=… HAKARU_TOKEN=… python3 hakaru.py returns
HAKARU_URL=… HAKARU_TOKEN=… python3 hakaru.py send report.xlsx
"""

import csv
import json
import os
import sys
import time
import urllib.error
import urllib.request
import uuid

URL = os.environ["HAKARU_URL"].rstrip("/")
TOKEN = os.environ["HAKARU_TOKEN"]
AT_WORK = ("created", "preprocessed", "processing")


class NoRedirect(urllib.request.HTTPRedirectHandler):
    """A token goes to no other place than the one named."""

    def redirect_request(self, *_):
        return None


OPENER = urllib.request.build_opener(NoRedirect)


def call(path, body, content_type, tries=5, **headers):
    """One request; tried again when the server asks to wait."""
    request = urllib.request.Request(URL + "/api" + path, data=body, method="POST")
    for name, value in {"Authorization": "Bearer " + TOKEN, "Content-Type": content_type, **headers}.items():
        request.add_header(name, value)
    for left in reversed(range(tries)):
        try:
            with OPENER.open(request, timeout=60) as reply:
                return json.load(reply)
        except urllib.error.HTTPError as error:
            if error.code not in (429, 503) or left == 0:
                raise SystemExit(f"{error.code} {error.read().decode()}") from error
            time.sleep(int(error.headers.get("Retry-After") or 2))


def query(document, **variables):
    body = json.dumps({"query": document, "variables": variables}).encode()
    answer = call("/graphql", body, "application/json")
    if answer.get("errors"):
        raise SystemExit(json.dumps(answer["errors"][0], ensure_ascii=False))
    return answer["data"]


def send(path):
    """A workbook as multipart/form-data; answers the id of its import."""
    boundary = uuid.uuid4().hex
    name = os.path.basename(path).replace('"', "")
    head = f'--{boundary}\r\nContent-Disposition: form-data; name="file"; filename="{name}"\r\n'
    with open(path, "rb") as file:
        body = (head + "Content-Type: application/octet-stream\r\n\r\n").encode() + file.read() + f"\r\n--{boundary}--\r\n".encode()
    kind = "multipart/form-data; boundary=" + boundary
    return call("/imports", body, kind, **{"Idempotency-Key": str(uuid.uuid4())})["id"]


def follow(import_id):
    """Waits until the checks are through; answers the import and what they found."""
    while True:
        one = query(
            "query ($id: ID!) { import(id: $id) { status rows errors warnings refusal { message { en } } } }", id=import_id
        )["import"]
        if one["refusal"]:
            raise SystemExit(one["refusal"]["message"]["en"])
        if one["status"] not in AT_WORK:
            break
        time.sleep(1)
    findings = query(
        "query ($id: ID!) { importFindings(id: $id) { data { severity sheet cell what { en } remedy { en } } } }", id=import_id
    )["importFindings"]["data"]
    return one, findings


def returns():
    out = csv.writer(sys.stdout)
    columns = ["marketValue", "return.1m", "return.fytd"]
    for asset in query("{ assetList { data { assetId ref asOf } } }")["assetList"]["data"]:
        if not asset["asOf"]:
            continue
        grid = query(
            "query ($a: ID!, $d: String!, $c: [String!]!) {"
            " figureGrid(assetId: $a, asOf: $d, columns: $c, rows: mandates) { entityId figures { value } } }",
            a=asset["assetId"], d=asset["asOf"], c=columns,
        )["figureGrid"]
        refs = {
            entity["id"]: entity["ref"]
            for entity in query("query ($a: ID!) { book(assetId: $a) { entities { id ref } } }", a=asset["assetId"])["book"]["entities"]
        }
        out.writerow([asset["ref"], asset["asOf"], *columns])
        for row in grid:
            out.writerow([refs[row["entityId"]], "", *(figure["value"] for figure in row["figures"])])


if __name__ == "__main__":
    if sys.argv[1:2] == ["send"]:
        found, remarks = follow(send(sys.argv[2]))
        print(json.dumps({name: found[name] for name in ("status", "rows", "errors", "warnings")}))
        for remark in remarks:
            print(remark["severity"], f"{remark['sheet']}!{remark['cell'] or ''}", remark["what"]["en"], remark["remedy"]["en"])
    else:
        returns()
