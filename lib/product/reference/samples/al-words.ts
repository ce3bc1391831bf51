import { suggest } from "../../../issues";
import grammar from "../../../page/al.tmLanguage.json" with { type: "json" };
import { type AlReader, AlSyntaxError } from "./al-reader";

/** Words of one kind by their lower case, and what a message calls them. */
type Vocabulary = { title: string; words: ReadonlyMap<string, string> };

const { repository } = grammar;

/** Triggers of objects, records, fields, controls, and installation; control add-ins define their own. */
const triggerNames = `OnRun OnInsert OnModify OnDelete OnRename OnValidate OnLookup OnInit OnOpenPage OnClosePage OnFindRecord
  OnNextRecord OnAfterGetRecord OnAfterGetCurrRecord OnNewRecord OnInsertRecord OnModifyRecord OnDeleteRecord OnQueryClosePage
  OnPageBackgroundTaskCompleted OnPageBackgroundTaskError OnDrillDown OnAssistEdit OnControlAddIn OnAfterLookup OnAction
  OnBeforeAction OnAfterAction OnBeforeValidate OnAfterValidate OnBeforeInsert OnAfterInsert OnBeforeModify OnAfterModify
  OnBeforeDelete OnAfterDelete OnBeforeRename OnAfterRename OnInitReport OnPreReport OnPostReport OnPreRendering
  OnPreDataItem OnPostDataItem OnInitXmlPort OnPreXmlPort OnPostXmlPort OnPreXmlItem OnPostXmlItem OnAfterAssignVariable
  OnAfterAssignField OnAfterInitRecord OnBeforeInsertRecord OnAfterInsertRecord OnBeforeModifyRecord OnAfterModifyRecord
  OnBeforePassField OnBeforePassVariable OnFileUpload OnBeforeOpen OnInstallAppPerCompany
  OnInstallAppPerDatabase OnCheckPreconditionsPerCompany OnCheckPreconditionsPerDatabase OnUpgradePerCompany
  OnUpgradePerDatabase OnValidateUpgradePerCompany OnValidateUpgradePerDatabase`;

/** Properties of AL objects, fields, and controls. */
const propertyNames = `AboutText AboutTitle Abstract AllowedFileExtensions AllowMultipleFiles AnalysisModeEnabled
  ChangeTrackingAllowed ClearActions ClearLayout ClearViews Customizations EnableExternalAssemblies EnableExternalImages
  EnableHyperlinks ExcelLayoutMultipleDataSheets ExternalAccess GroupName HelpLink Id LayoutFile LinkedInTransaction LinksAllowed
  ObjectEntitlements ODataEDMType ODataKeyFields PaperSourceFirstPage PaperSourceLastPage PromptMode RDLCLayout RoleType
  ShortcutKey ShowPrintStatus TestTableRelation AccessByPermission Access AdditionalSearchTerms AllowInCustomizations AllowInQuickEntry
  AllowScheduling AltSearchField APIGroup APIPublisher APIVersion ApplicationArea AssistEdit Assignable AutoFormatExpression
  AutoFormatType AutoIncrement AutoReplace AutoSave AutoUpdate AutoSplitKey BlankNumbers BlankZero CalcFields CalcFormula
  Caption CaptionClass CardPageId CharAllowed ChartPartId ClosingDates Clustered ColumnSpan ColumnStoreIndex Columns
  ColumnFilter CompressionType ContextSensitiveHelpPage CuegroupLayout DataAccessIntent DataCaptionExpression
  DataCaptionFields DataClassification DataItemLink DataItemLinkReference DataItemTableFilter DataItemTableView DataPerCompany
  DateFormula DecimalPlaces DefaultFieldsValidation DefaultImplementation DefaultLayout DefaultNamespace DefaultRenderingLayout
  DefaultValue DelayedInsert DeleteAllowed Description Direction DrillDown DrillDownPageId Editable EditableExpr Ellipsis
  Enabled EntityCaption EntityName EntitySetCaption EntitySetName EventSubscriberInstance ExcelLayout ExcludedPermissionSets
  ExecutionTimeout ExtendedDatatype Extensible ExternalName ExternalSchema ExternalType FieldClass FieldSeparator FieldValidate
  FileName Filters FormatEvaluate FreezeColumn GestureTarget GridLayout HideValue HorizontalShrink HorizontalStretch
  IdleTimeout Image Images Implementation Importance IncludeCaption IncludedPermissionSets IndentationColumn
  IndentationControls InFooterBar InherentEntitlements InherentPermissions InitValue InsertAllowed InstructionalText IsHeader
  IsPreview LinkFields LinkTable LinkTableForceInsert LinkedObject Locked LookupPageId MaintainSiftIndex MaintainSqlIndex
  MaskType MaxOccurs MaxValue MaximumDatasetSize MaximumDocumentCount MaximumHeight MaximumWidth Method MimeType MinOccurs
  MinValue MinimumHeight MinimumWidth ModifyAllowed MovedFrom MovedTo MultiLine MultipleNewLines Multiplicity Namespaces
  NavigationPageId NotBlank Numeric ObsoleteReason ObsoleteState ObsoleteTag OptimizeForLocale OptionCaption OptionMembers
  OptionOrdinalValues OrderBy PageType PaperSourceDefaultPage PasteIsValid Permissions PopulateAllFields PreserveWhiteSpace
  PreviewMode PrintOnlyIfDetail ProcessingOnly ProfileDescription Promoted PromotedActionCategories PromotedCategory
  PromotedIsBig PromotedOnly Provider PullBehavior QueryCategory QueryType QuickEntry ReadState RecordSeparator RefreshOnActivate
  ReplicateData RequestedHeight RequestedWidth RequestFilterFields RequestFilterHeading RequiredTestIsolation RoleCenter
  RowSpan RunObject RunPageLink RunPageMode RunPageOnRec RunPageView SaveValues Scope Scripts ShowAs ShowAsTree ShowCaption
  ShowFilter ShowInDatasetOnly ShowMandatory SideBySide SiftIndexFields SignDisplacement SingleInstance SourceExpression
  SourceField SourceTable SourceTableTemporary SourceTableView SqlDataType SqlIndex SqlJoinType SqlTimestamp StartupScript
  StyleExpr Style StyleSheets SubPageLink SubPageView Subtype Summary SubstituteValue TableNo TableRelation TableType
  TestHttpRequestPolicy TestIsolation TestPermissions TestType TextEncoding TextType Title ToolTip TopNumberOfRows
  TransactionType TreeInitialState Type Unique UnknownValueImplementation UpdatePropagation UsageCategory UseDefaultNamespace
  UseLax UseRequestPage UseSystemPrinter UserLimit ValidateTableRelation ValueName ValuesAllowed VerticalShrink
  VerticalStretch Visible Width WordLayout WordMergeDataItem WrapText WritingMode XmlName XmlVersionNo XmlnsName`;

/** Types of C/AL, and of both, that the grammar of AL paints as keywords or not at all. */
const otherTypes = `array interface controladdin testpage testpart testrequestpage testhttprequestmessage testhttpresponsemessage
  cookie fileupload automation binary bigtext ocx file`;
/** Attributes that the grammar does not paint. */
const otherAttributes = `StrMenuHandler HyperlinkHandler SendNotificationHandler RecallNotificationHandler SessionSettingsHandler
  FilterPageHandler HttpClientHandler InDataSet`;

/** Properties of objects, fields and controls. */
export const properties = vocabulary("property", propertyNames);
/** Triggers of AL. */
export const triggers = vocabulary("trigger", triggerNames);
/** Sections of objects, such as `fields` and `actions`. */
export const sections = vocabulary("section", `${wordsOf(repository.sections.match)} fileuploadaction`);
/** Attributes of procedures and variables, in square brackets. */
export const attributes = vocabulary(
  "attribute",
  `${wordsOf(repository.attributes.patterns[0]?.match)} ${otherAttributes}`,
);
/** Types of variables, parameters and fields. */
export const types = vocabulary("type", `${wordsOf(repository.types.match)} ${otherTypes}`);
const keywords = vocabulary("keyword", wordsOf(repository.keywords.match));

function vocabulary(title: string, names: string): Vocabulary {
  return { title, words: new Map(names.split(/\s+/).map((name) => [name.toLowerCase(), name])) };
}

/** Words of the first list of choices in a rule of the grammar that colors samples. */
function wordsOf(rule = ""): string {
  return (/\((\w+(?:\|\w+)+)\)/.exec(rule)?.[1] ?? "").replaceAll("|", " ");
}

/**
 * Requires the token `ahead` places on to be a word of this kind.
 * @throws AlSyntaxError when the token is another word, with the known word that is nearest.
 */
export function requireWord(reader: AlReader, { title, words }: Vocabulary, ahead = 0): void {
  const { type, text, word, line } = reader.peek(ahead);
  if (words.has(word)) return;
  if (type !== "name") reader.fail(`expected a ${title}`);
  throw new AlSyntaxError(`there is no ${title} "${text}".`, line, suggest(text, [...words.values()]));
}

/**
 * True for a name in double quotes that needs none, or that no field has, such as `"job.delete"`, `"PL-4004"`, and
 * `"%1 rows"`: probably a string with the quotes of another language. `" "` is the empty value of an enumeration.
 */
export function isQuotedText(quoted: string): boolean {
  const inside = quoted.slice(1, -1);
  if (/%\d|\S\s$|\w\.\w|^[A-Z]+-\d+$/.test(inside)) return true;
  const isTaken = [keywords, types, sections].some(({ words }) => words.has(inside.toLowerCase()));
  return /^[A-Za-z]\w*$/.test(inside) && !isTaken;
}
