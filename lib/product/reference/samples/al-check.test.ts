import { describe, expect, it } from "vitest";
import { checkFence } from "./check-fence.fixture";

const codeunit = `codeunit 50200 "BWC Planloom Subscribers"
{
    [EventSubscriber(ObjectType::Codeunit, Codeunit::"PLM Events", 'OnBeforeSendTask', '', false, false)]
    local procedure AddSerialNo(SourceRecord: RecordRef; var Parameters: Codeunit "PLM Parameters"; var IsHandled: Boolean)
    var
        Line, Other: Record "Service Line" temporary;
        Totals: array[2] of Decimal;
    begin
        if IsHandled or (SourceRecord.Number <> Database::"Service Line") then
            exit;
        case Line.Type of
            Line.Type::Item, Line.Type::Resource:
                Parameters.Add('freeText1', Line."Serial No."); // it's read on site
            else begin
                Totals[1] += -Line.Quantity * 1.5;
            end;
        end;
        repeat
            for Count := 1 to 3 do
                Message('It''s %1', Count);
        until Line.Next() = 0;
    end;
}`;
const classic = `IF ServiceHeader.FINDSET THEN
  REPEAT
    PLMManagement.SendServiceOrder(ServiceHeader);
  UNTIL ServiceHeader.NEXT = 0
ELSE
  EXIT;`;
const table = `table 50200 "BWC Site Survey"
{
    Caption = 'Site Survey';
    fields
    {
        field(1; "No."; Code[20]) { Caption = 'No.'; NotBlank = true; }
        field(2; Open; Boolean)
        {
            FieldClass = FlowField;
            CalcFormula = exist("PLM Appointment" where("Job No." = field("No."),
                Status = filter(<> Skipped)));
        }
    }
    keys { key(PK; "No.") { Clustered = true; } }
}
permissionset 50200 "BWC SURVEY"
{
    Permissions = tabledata "BWC Site Survey" = RIMD,
        table "BWC Site Survey" = X;
}`;
const page = `actions
{
    action(Send)
    {
        trigger OnAction()
        begin
        end;
    }
}
procedure GetSourceApp(): Text[30]
begin
    exit('CALD-BC-SBX');
end;`;

const functions = `SendJob(VAR Job : Record Job)
SendFilterGroups()
ToUtcText(LocalDateTime : DateTime;Length : Integer) : Text[20]
GetSourceApp() : Boolean`;

describe("AL fences", () => {
  it.each([
    ["an object with every kind of statement", codeunit],
    ["statements of C/AL", classic],
    ["a table", table],
    ["members of an object", page],
    ["a signature", 'procedure Enqueue(Operation: Text[50]; var Parameters: Codeunit "PLM Parameters") Id: Text[50]'],
    ["a list of functions in C/AL", functions],
    ["an enumeration with an empty value", `enum 50100 "BWC Kind"\n{\n    value(0; " ") { Caption = ' '; }\n}`],
    [
      "an interface, whose methods need no semicolon",
      "interface IShape\n{\n    procedure Area(): Decimal\n    procedure Name(): Text[50]\n}",
    ],
    ["types in types", "var\n    Days: Dictionary of [Code[20], List of [Integer]];\n    Names: List of [Text[50]];"],
    [
      "triggers of a control add-in where it stands",
      'usercontrol(Map; "BWC Map")\n{\n    trigger OnReady()\n    begin\n    end;\n}',
    ],
    ["an action for files", "fileuploadaction(Upload)\n{\n    AllowMultipleFiles = true;\n}"],
    ["types of tests", "var\n    Request: TestHttpRequestMessage;\n    Response: TestHttpResponseMessage;"],
    ["a keyboard shortcut", "action(Send)\n{\n    ShortcutKey = 'Ctrl+F9';\n}"],
  ])("accept %s", (_, code) => {
    expect(checkFence("al", code)).toEqual([]);
  });

  // The code starts on line 11.
  it.each([
    [
      "a block without end",
      codeunit.replace("            end;\n        end;\n", "            end;\n"),
      32,
      /^AL: expected "end"/,
    ],
    ["an end too much", codeunit.replace("    end;\n}", "    end;\n    end;\n}"), 33, /found "end"/],
    ["a text that is not closed", codeunit.replace("%1'", "%1"), 30, /not closed on its line/],
    [
      "a bracket that is not closed",
      codeunit.replace('"Serial No.")', '"Serial No."'),
      23,
      /expected "\)" to close "\(" of line 13 of the fence/,
    ],
    ["an unknown type in a type", "var\n    Days: List of [Elephants];", 12, /there is no type "Elephants"/],
    ["a missing then", codeunit.replace(" then", ""), 20, /^AL: expected "then", found "exit"/],
    ["a missing semicolon", codeunit.replace("exit;", "exit"), 21, /^AL: expected ";", found "case"/],
    [
      "a loop without end",
      classic.replace("  UNTIL ServiceHeader.NEXT = 0\n", ""),
      14,
      /expected "until" to close "REPEAT" of line 2/,
    ],
    ["a semicolon before else", `${classic.replace("= 0\n", "= 0;\n")}`, 15, /found "ELSE"/],
    ["a table without its brace", table.replace("}\npermission", "permission"), 25, /expected a section|found/],
    ["a property without end", table.replace("Survey';", "Survey'"), 13, /the property is not closed/],
    [
      "a property that runs into the next",
      page.replace("trigger", "Caption = 'Send'\n        Visible = true;\n        trigger"),
      15,
      /the property is not closed/,
    ],
    ["a property without a value", table.replace("= 'Site Survey'", "="), 13, /expected a value, found ";"/],
    ["a property with two signs", table.replace("Caption =", "Caption = ="), 13, /expected a value, found "="/],
    ["a declaration without a type", codeunit.replace("var IsHandled: Boolean", "var IsHandled"), 14, /expected ":"/],
    ["a function without its bracket", functions.replace("Integer)", "Integer"), 13, /expected ";"|expected "\)"/],
    [
      "a function without a result",
      functions.replace("] : Boolean", "").replace(" : Text[20]", " :"),
      14,
      /expected a type/,
    ],
    ["a value that is missing", "Seconds := ;", 11, /expected a value, found ";"/],
    ["a comparison instead of an assignment", "EXIT;\nSeconds = 5400;", 12, /^AL: expected ":=", found "="/],
    ["a text as a statement", "'Seconds';", 11, /expected a statement/],
    ["a misspelled exit", classic.replace("EXIT", "EXITT"), 16, /expected "exit"/],
    ["an option behind a dot", classic.replace("NEXT", '"Document Type".Order'), 14, /expected "::"/],
    ["a table behind a dot", codeunit.replace("Database::", "Database."), 19, /expected "::"/],
    ["a text in double quotes", codeunit.replace("'freeText1'", '"freeText1"'), 23, /a string in single quotes/],
    ["an operation in double quotes", `Delete("job.delete");`, 11, /a string in single quotes/],
    ["a caption in double quotes", table.replace("'Site Survey'", '"Site Survey"'), 13, /a string in single quotes/],
    ["a name that is not closed", codeunit.replace('Parameters"', "Parameters"), 14, /not closed on its line/],
    ["variables without var", codeunit.replace("    var\n", ""), 15, /expected "var" or "begin"/],
    ["a property with an assignment", table.replace("= RIMD", ":= RIMD"), 28, /expected "="/],
    ["rights without a comma", table.replace("RIMD,", "RIMD"), 29, /expected ";", found "table"/],
    ["rights that do not exist", table.replace("RIMD", "RIMB"), 28, /expected rights such as RIMD/],
  ])("report %s", (_, code, line, message) => {
    expect(checkFence("al", code)).toEqual([[line, expect.stringMatching(message)]]);
  });

  it.each([
    ["property", table.replace("Caption", "Captoin"), 13, 'there is no property "Captoin".', 'Did you mean "Caption"?'],
    ["section", table.replace("keys", "keyz"), 24, 'there is no section "keyz".', 'Did you mean "keys"?'],
    ["trigger", page.replace("OnAction", "OnActon"), 15, 'there is no trigger "OnActon".', 'Did you mean "OnAction"?'],
    [
      "attribute",
      codeunit.replace("[Event", "[Evnt"),
      13,
      'there is no attribute "EvntSubscriber".',
      'Did you mean "EventSubscriber"?',
    ],
    ["type", codeunit.replace("Decimal", "Decmal"), 17, 'there is no type "Decmal".', 'Did you mean "Decimal"?'],
    ["type", table.replace("Code[20]", "Cod[20]"), 16, 'there is no type "Cod".', 'Did you mean "Code"?'],
    ["type", functions.replace("Boolean", "Bolean"), 14, 'there is no type "Bolean".', 'Did you mean "Boolean"?'],
  ])("report an unknown %s", (_, code, line, message, hint) => {
    expect(checkFence("al", code)).toEqual([[line, `AL: ${message}`, hint]]);
  });

  it("are not checked when marked as code of another system", () => {
    expect(checkFence("al", "begin", "schema=none")).toEqual([]);
  });
});
